import { existsSync } from 'node:fs';
import path from 'node:path';

/** The shop's own folder, with what comes beside its code: from the sources as from the bundle, which lies elsewhere. */
export const ROOT = rootOf(import.meta.dirname);

function rootOf(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : rootOf(path.dirname(folder));
}
