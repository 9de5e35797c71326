import type { FreshTotals } from '../../contract/order.ts';
import { cartTotals } from '../../rules/cart.ts';
import type { Language } from '../../rules/languages.ts';
import { paiseFromRupees, rupeesFromPaise } from '../../rules/money.ts';
import { readCart, translateCart } from '../cart/read-cart.ts';
import type { Db } from '../platform/db/db.ts';
import type { OrderRequest } from './order-request.ts';
import { deliveryPlace, previewTotals } from './price-order.ts';

/** The current price of the order, for a page that showed another one. A coupon that does not apply is left out. */
export async function freshTotals(
  db: Db,
  { userId, input, language }: Pick<OrderRequest, 'input'> & { userId: string; language: Language },
): Promise<FreshTotals> {
  const { items } = await translateCart(db, await readCart(db, userId), language);
  const subtotal = paiseFromRupees(cartTotals(items).totalPrice);
  const { couponCode } = input;
  const { state } = deliveryPlace(input);
  const { discount, delivery, total } = await previewTotals(db, { userId, subtotal, couponCode, state });
  return {
    items,
    subtotal: rupeesFromPaise(subtotal),
    discount: rupeesFromPaise(discount),
    deliveryCharge: rupeesFromPaise(delivery),
    totalPrice: rupeesFromPaise(total),
  };
}
