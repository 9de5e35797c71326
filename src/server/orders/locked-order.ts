import type { Db } from '../platform/db/db.ts';
import { lockOrder, type OrderItemRow, type OrderRow, selectItems } from './orders.store.ts';

export interface LockedOrder extends OrderRow {
  lines: OrderItemRow[];
}

/** The order and what was ordered, also a deleted one; it does not change until the transaction ends. */
export async function lockedOrder(tx: Db, orderId: string): Promise<LockedOrder | undefined> {
  const order = await lockOrder(tx, orderId);
  return order && { ...order, lines: await selectItems(tx, [orderId]) };
}
