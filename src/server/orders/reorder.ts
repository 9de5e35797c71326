import type { ReorderResponse } from '../../contract/order.ts';
import { putLines } from '../cart/put-lines.ts';
import { readCart } from '../cart/read-cart.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { findOwnOrder, selectItems } from './orders.store.ts';

/** Puts the lines of an order that are still sold into the cart, at today's price. */
export async function reorder(
  db: Db,
  userId: string,
  orderId: string,
): Promise<Result<ReorderResponse, 'order-not-found'>> {
  const order = await findOwnOrder(db, userId, orderId);
  if (!order) return failure('order-not-found');
  const skipped = await putLines(db, userId, await selectItems(db, [orderId]));
  return success({ ...(await readCart(db, userId)), skipped });
}
