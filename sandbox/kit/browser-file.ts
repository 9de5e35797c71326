import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Handler } from 'hono';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Found from the sources as well as from the bundle. */
const FILES = filesFrom(import.meta.dirname);

function filesFrom(folder: string): string {
  const files = path.join(folder, 'sandbox/browser');
  return existsSync(files) ? files : filesFrom(path.dirname(folder));
}

/** Serves a script or stylesheet of the sandbox pages; the CSP allows no inline code. */
export function browserFile(name: string): Handler {
  const text = readFileSync(path.join(FILES, name), 'utf8');
  const type = TYPES[path.extname(name)] ?? 'text/plain';
  return (context) => context.body(text, 200, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
}
