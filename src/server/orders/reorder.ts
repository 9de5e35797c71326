import type { ReorderResponse } from '../../contract/order.ts';
import type { Language } from '../../rules/languages.ts';
import { putLines } from '../cart/put-lines.ts';
import { readCart, translateCart } from '../cart/read-cart.ts';
import { translatedFoodNames } from '../foods/translate-foods.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { findOwnOrder, selectItems } from './orders.store.ts';

/** Puts the lines of an order that are still sold into the cart, at today's price. */
export async function reorder(
  db: Db,
  userId: string,
  orderId: string,
  language: Language,
): Promise<Result<ReorderResponse, 'order-not-found'>> {
  const order = await findOwnOrder(db, userId, orderId);
  if (!order) return failure('order-not-found');
  const skipped = await putLines(db, userId, await selectItems(db, [orderId]));
  const names = await translatedFoodNames(
    db,
    skipped.map(({ foodId }) => foodId),
    language,
  );
  return success({
    ...(await translateCart(db, await readCart(db, userId), language)),
    skipped: skipped.map(({ foodId, ...line }) => ({ ...line, name: names.get(foodId) ?? line.name })),
  });
}
