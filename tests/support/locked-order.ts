import { type LockedOrder, lockOrderWithLines } from '../../src/server/orders/locked-order.ts';
import type { Db } from '../../src/server/platform/db/db.ts';

/** Runs one step of an order as the shop does: in a transaction that has locked the order. */
export function withLockedOrder<Value>(
  db: Db,
  orderId: string,
  act: (tx: Db, order: LockedOrder) => Promise<Value>,
): Promise<Value> {
  return db.transaction(async (tx) => {
    const order = await lockOrderWithLines(tx, orderId);
    if (!order) throw new Error(`order ${orderId} does not exist`);
    return act(tx, order);
  });
}
