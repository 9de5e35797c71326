import { existsSync } from 'node:fs';
import path from 'node:path';

/** The project's root folder, found from the sources as well as from the bundle. */
export const ROOT = rootOf(import.meta.dirname);

function rootOf(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : rootOf(path.dirname(folder));
}
