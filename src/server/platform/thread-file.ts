import path from 'node:path';
import { ROOT } from './root.ts';

/** The file of a worker thread, by its source: the bundle has it without types, which would be stripped at each start of a thread. */
export function threadFile(source: string): string {
  const isBundled = path.basename(import.meta.dirname) === 'shop';
  return isBundled
    ? path.join(import.meta.dirname, `${path.basename(source, '.ts')}.js`)
    : path.join(ROOT, 'src/server', source);
}
