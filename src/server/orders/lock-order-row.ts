import type { Db } from '../platform/db/db.ts';
import { lockOrder, type OrderRow } from './orders.store.ts';

export type LockedRow = OrderRow;

/** Nobody else changes the order until the transaction ends. Undefined for a deleted one. */
export async function lockOrderRow(tx: Db, id: string): Promise<LockedRow | undefined> {
  const order = await lockOrder(tx, id);
  return order?.deletedAt ? undefined : order;
}
