import { stockWords } from '../../rules/cart.ts';
import { deliveryCharge, isServed, notServedWords } from '../../rules/delivery-charge.ts';
import { isSameSum, type Paise, paise } from '../../rules/money.ts';
import { areAllSold } from '../cart/are-all-sold.ts';
import type { CartLine } from '../cart/locked-cart.ts';
import { type CouponOutcome, judgeCoupon } from '../coupons/redeem-coupon.ts';
import type { Db } from '../platform/db/db.ts';
import { getDeliveryTerms } from '../shop/delivery-terms.ts';
import { compareLines, productOf } from './compare-order.ts';
import type { OrderRefusal, OrderRequest, Undo } from './order-request.ts';
import { countPaid } from './orders.store.ts';

export interface Sums {
  items: Paise;
  discount: Paise;
  delivery: Paise;
  total: Paise;
  couponCode: string | null;
}

const NO_COUPON = { code: null, discount: paise(0) };

/** The shop's own figures, in the transaction of the order; where the customer saw others, the order is not made. */
export async function judgeSums(
  tx: Db,
  { userId, given }: OrderRequest,
  lines: CartLine[],
  undo: Undo,
): Promise<Sums> {
  const compared = compareLines(given.items, lines);
  if (compared === 'cart-changed') {
    const seen = given.items.map((line) => ({ foodId: productOf(line), size: line.size }));
    if (!(await areAllSold(tx, seen))) return undo({ code: 'invalid-product' });
  }
  if (typeof compared === 'string') return undo({ code: compared });
  const missing = lines.find(({ stock, quantity }) => stock !== null && stock < quantity);
  if (missing) return undo(outOfStock(missing, missing.stock ?? 0));
  const { subtotal } = compared;
  const { state, pincode } = placeOf(given);
  const terms = await getDeliveryTerms(tx);
  if (!isServed(terms, pincode)) return undo({ code: 'not-served', words: notServedWords(pincode) });
  const coupon = await applyCoupon(tx, userId, given.couponCode, subtotal);
  if ('refused' in coupon) return undo({ code: 'coupon-refused', words: coupon.refused });
  const { discount } = coupon;
  const delivery = deliveryCharge(terms, state, paise(subtotal - discount));
  const total = paise(subtotal - discount + delivery);
  const isDiscountSeen = typeof given.discount !== 'number' || isSameSum(given.discount, discount);
  if (!isDiscountSeen || !isSameSum(given.totalPrice, total)) return undo({ code: 'price-changed' });
  return { items: subtotal, discount, delivery, total, couponCode: coupon.code };
}

interface Wanted {
  userId: string;
  subtotal: Paise;
  couponCode: string | null | undefined;
  state: string;
}

/** The same figures without an order: nothing is taken, and a coupon that does not count is left out. */
export async function foreseeSums(
  db: Db,
  { userId, subtotal, couponCode, state }: Wanted,
): Promise<{ discount: Paise; delivery: Paise; total: Paise; couponRefused: string | undefined }> {
  const coupon = await applyCoupon(db, userId, couponCode, subtotal);
  const discount = 'discount' in coupon ? coupon.discount : paise(0);
  const delivery = deliveryCharge(await getDeliveryTerms(db), state, paise(subtotal - discount));
  return {
    discount,
    delivery,
    total: paise(subtotal - discount + delivery),
    couponRefused: 'refused' in coupon ? coupon.refused : undefined,
  };
}

async function applyCoupon(
  tx: Db,
  userId: string,
  typed: string | null | undefined,
  subtotal: Paise,
): Promise<CouponOutcome | typeof NO_COUPON> {
  if (!typed) return NO_COUPON;
  return judgeCoupon(tx, { userId, typed, subtotal, purchases: await countPaid(tx, userId) });
}

export function outOfStock({ name, size, quantity }: CartLine, left: number): OrderRefusal {
  return {
    code: 'out-of-stock',
    words: `${name} (${size}): ${stockWords(left, quantity) ?? 'Out of stock'}`,
  };
}

/** State and pincode of the address; old clients write them beside it. */
export function placeOf({ address, state, pincode }: OrderRequest['given']) {
  return { state: address.state ?? state ?? '', pincode: address.pincode ?? pincode ?? '' };
}
