import type { Db } from '../platform/db/db.ts';
import { addPeople, lockRecallsOf } from './recall-people.store.ts';

/** The courier took a parcel with recalled bottles that was booked before: its buyer is listed with the others. */
export async function addLateBuyer(tx: Db, orderId: string): Promise<void> {
  for (const { id, batchId } of await lockRecallsOf(tx, orderId)) await addPeople(tx, id, batchId, orderId);
}
