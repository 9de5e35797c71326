import path from 'node:path';
import { ROOT } from './root.ts';

/** The folder of the build. The bundle of the server is in it, beside the pages and the service worker. */
export const BUILD_DIR =
  path.basename(import.meta.dirname) === 'shop'
    ? path.dirname(import.meta.dirname)
    : path.join(ROOT, 'build');
