import type { Db } from '../platform/db/db.ts';
import { selectSizesInUse } from './order-batches.store.ts';

/** Of these sizes of a food, those with bottles in a batch or in an order that is under way. Without the size nobody could trace them. */
export async function sizesInUse(db: Db, foodId: string, sizes: string[]): Promise<string[]> {
  if (sizes.length === 0) return [];
  return (await selectSizesInUse(db, foodId, sizes)).map(({ size }) => size);
}
