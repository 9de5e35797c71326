import type { Db } from '../platform/db/db.ts';
import { deleteKnownBrowsers } from './known-browsers.store.ts';

/** Nothing says any longer where this user was signed in. */
export function removeKnownBrowsers(db: Db, userId: string): Promise<void> {
  return deleteKnownBrowsers(db, userId);
}
