import type { WaitsUntil } from '../../contract/restock.ts';
import type { Db } from '../platform/db/db.ts';
import { deleteOpen } from './restock.store.ts';

/** A customer takes a request back. Nothing to take back is no error: a second tap changes nothing. */
export async function cancelRequest(
  db: Db,
  userId: string,
  { productId, size, until }: { productId: string; size: string; until: WaitsUntil },
): Promise<void> {
  await deleteOpen(db, until, { userId, foodId: productId, size });
}
