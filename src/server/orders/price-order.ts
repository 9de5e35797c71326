import { stockWords } from '../../rules/cart.ts';
import { type DeliveryTerms, deliveryCharge, isServed, notServedWords } from '../../rules/delivery-charge.ts';
import { isSameSum, type Paise, paise } from '../../rules/money.ts';
import { stateError } from '../../rules/pincode-states.ts';
import { areAllSold } from '../cart/are-all-sold.ts';
import type { CartLine } from '../cart/locked-cart.ts';
import { type CouponTerms, couponTerms, judgeCoupon } from '../coupons/redeem-coupon.ts';
import type { Db } from '../platform/db/db.ts';
import { together } from '../platform/db/pipeline.ts';
import { getDeliveryTerms } from '../shop/delivery-terms.ts';
import { statesOfPincode } from '../shop/states-of-pincode.ts';
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

/** What an order is judged by: the shop's terms of now, and what the customer has bought before. */
export interface Terms {
  delivery: DeliveryTerms;
  purchases: number;
  /** Null where no coupon was typed. */
  coupon: CouponTerms | undefined | null;
}

export async function readTerms(
  db: Db,
  userId: string | null,
  typedCoupon: string | null | undefined,
): Promise<Terms> {
  const [delivery, purchases, coupon] = await together(
    getDeliveryTerms(db),
    typedCoupon && userId ? countPaid(db, userId) : 0,
    typedCoupon ? couponTerms(db, typedCoupon) : null,
  );
  return { delivery, purchases, coupon };
}

/** The shop's own figures, in the transaction of the order; where the customer saw others, the order is not made. */
export async function judgeSums(
  tx: Db,
  given: OrderRequest['given'],
  { lines, terms }: { lines: CartLine[]; terms: Terms },
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
  const wrongState = stateError(state, pincode, statesOfPincode(pincode));
  if (wrongState) return undo({ code: 'wrong-state', words: wrongState });
  if (!isServed(terms.delivery, pincode)) return undo({ code: 'not-served', words: notServedWords(pincode) });
  const { delivery, discount, total, coupon } = sumsOf(terms, subtotal, state);
  if ('refused' in coupon) return undo({ code: 'coupon-refused', words: coupon.refused });
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
  const terms = await readTerms(db, userId, couponCode);
  const { coupon, ...sums } = sumsOf(terms, subtotal, state);
  return { ...sums, couponRefused: 'refused' in coupon ? coupon.refused : undefined };
}

const NO_COUPON = { code: null, discount: paise(0) };

function sumsOf(
  { delivery: deliveryTerms, purchases, coupon: typed }: Terms,
  subtotal: Paise,
  state: string,
) {
  const coupon = typed === null ? NO_COUPON : judgeCoupon(typed, { subtotal, purchases });
  const discount = 'discount' in coupon ? coupon.discount : paise(0);
  const delivery = deliveryCharge(deliveryTerms, state, paise(subtotal - discount));
  return { coupon, discount, delivery, total: paise(subtotal - discount + delivery) };
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
