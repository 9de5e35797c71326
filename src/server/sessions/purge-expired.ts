import type { Db } from '../platform/db/db.ts';
import {
  deleteExpiredCodes,
  deleteExpiredSessions,
  deleteOldNonces,
  deleteUnusedBrowsers,
} from './expired.store.ts';

/** Deletes sessions, known browsers, codes and nonces that no longer have an effect. */
export async function purgeExpired(db: Db): Promise<void> {
  await deleteExpiredSessions(db);
  await deleteExpiredCodes(db);
  await deleteUnusedBrowsers(db);
  await deleteOldNonces(db);
}
