import type { Db } from '../platform/db/db.ts';
import { selectBatchesOfOrders } from './order-batches.store.ts';

export interface PackedBatch {
  orderId: string;
  /** Of the line in the order. */
  position: number | null;
  foodId: string;
  size: string;
  batchId: string;
  /** Empty for bottles that were counted before the first batch. */
  code: string;
  bestBefore: string | null;
  quantity: number;
  /** False: blocked, recalled or expired, so it must not leave. */
  isSellable: boolean;
}

/** Which bottles are in the parcels of these orders, in the order of their lines. */
export async function batchesOfOrders(db: Db, orderIds: string[]): Promise<PackedBatch[]> {
  if (orderIds.length === 0) return [];
  const rows = await selectBatchesOfOrders(db, orderIds);
  return rows.map(({ returned: _, pressedOn: __, code, isUnbatched, isSellable, ...packed }) => ({
    ...packed,
    code: isUnbatched ? '' : code,
    isSellable: isSellable ?? false,
  }));
}

/** The code of a batch of this order that must not leave: blocked, recalled or expired. */
export async function unsellableBatch(tx: Db, orderId: string): Promise<string | undefined> {
  const rows = await selectBatchesOfOrders(tx, [orderId]);
  return rows.find(({ isSellable, quantity, returned }) => !isSellable && quantity > returned)?.code;
}
