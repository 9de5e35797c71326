import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createRouter } from '../http/router.ts';
import { BUILD_DIR } from '../platform/build-dir.ts';
import type { Db } from '../platform/db/db.ts';
import { once } from '../platform/once.ts';
import { hasOfflineUse } from './offline-use.ts';
import { REMOVING_WORKER } from './removing-worker.ts';

const BUILT_WORKER = path.join(BUILD_DIR, 'worker/sw.js');

/** A worker has a policy of its own: it runs no other script and reaches no other site. */
const POLICY = "default-src 'none'; connect-src 'self'; script-src 'self'";

/**
 * The service worker, or one that removes itself and everything that was stored: of a shop that switched it off, and during
 * development, where nothing is built. Browsers ask again at each visit.
 */
export function serviceWorkerRoutes(db: Db) {
  const readBuilt = once(() => readFile(BUILT_WORKER, 'utf8').catch(() => REMOVING_WORKER));
  return createRouter().get('/sw.js', async (context) => {
    const worker = (await hasOfflineUse(db)) ? await readBuilt() : REMOVING_WORKER;
    return context.body(worker, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': POLICY,
    });
  });
}
