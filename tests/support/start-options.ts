import { readFileSync } from 'node:fs';
import path from 'node:path';

const PACKAGE = path.join(import.meta.dirname, '../../package.json');

/** Options of Node and settings of its memory with which `npm start` runs the shop. */
export function startOptions(): { flags: string[]; settings: Record<string, string> } {
  const { scripts } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { scripts: { start: string } };
  const words = scripts.start.split(' ');
  const flags = words.filter((word) => word.startsWith('--'));
  const settings = words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split('='));
  return { flags, settings: Object.fromEntries(settings) };
}
