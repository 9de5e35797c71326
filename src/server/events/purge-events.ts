import type { Db } from '../platform/db/db.ts';
import { deleteOldEvents } from './deliveries.store.ts';

/** After 30 days, unless a receiver that is not disabled still waits for it. */
export async function purgeEvents(db: Db): Promise<void> {
  await deleteOldEvents(db);
}
