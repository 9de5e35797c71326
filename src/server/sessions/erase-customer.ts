import type { Db } from '../platform/db/db.ts';
import { deleteKnownBrowsers } from './known-browsers.store.ts';
import { deleteSessions } from './sessions.store.ts';

/** Signs the customer out everywhere and deletes where they were signed in. */
export async function eraseCustomer(tx: Db, userId: string): Promise<void> {
  await deleteSessions(tx, userId);
  await deleteKnownBrowsers(tx, userId);
}
