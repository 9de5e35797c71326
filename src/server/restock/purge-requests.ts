import type { Db } from '../platform/db/db.ts';
import { deleteOld } from './restock.store.ts';

/** Deletes requests that no longer have an effect. */
export function purgeRestockRequests(db: Db): Promise<void> {
  return deleteOld(db);
}
