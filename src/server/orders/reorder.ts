import type { ReorderResponse } from '../../contract/order.ts';
import { putLines } from '../cart/put-lines.ts';
import { readCart } from '../cart/read-cart.ts';
import type { Db } from '../platform/db/db.ts';
import { findOwnOrder, selectItems } from './orders.store.ts';

/** Everything of an order that is still sold goes into the cart, at today's price. */
export async function reorder(db: Db, userId: string, orderId: string): Promise<ReorderResponse | undefined> {
  const order = await findOwnOrder(db, userId, orderId);
  if (!order) return undefined;
  const skipped = await putLines(db, userId, await selectItems(db, [orderId]));
  return { ...(await readCart(db, userId)), skipped };
}
