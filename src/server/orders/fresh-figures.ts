import type { FreshFigures } from '../../contract/order.ts';
import { cartTotals } from '../../rules/cart.ts';
import { paise, paiseFromRupees, rupeesFromPaise } from '../../rules/money.ts';
import { readCart } from '../cart/read-cart.ts';
import { judgeCoupon } from '../coupons/redeem-coupon.ts';
import type { Db } from '../platform/db/db.ts';
import { countPaid } from './orders.store.ts';

/** What the order would cost now: for the page that showed something else. A coupon that does not count is left out. */
export async function freshFigures(
  db: Db,
  userId: string,
  couponCode: string | null | undefined,
): Promise<FreshFigures> {
  const { items } = await readCart(db, userId);
  const subtotal = paiseFromRupees(cartTotals(items).totalPrice);
  const coupon = couponCode
    ? await judgeCoupon(db, { userId, typed: couponCode, subtotal, purchases: await countPaid(db, userId) })
    : undefined;
  const discount = coupon && 'discount' in coupon ? coupon.discount : paise(0);
  return {
    items,
    subtotal: rupeesFromPaise(subtotal),
    discount: rupeesFromPaise(discount),
    deliveryCharge: 0,
    totalPrice: rupeesFromPaise(paise(subtotal - discount)),
  };
}
