import { stockMessage } from '../../rules/cart.ts';
import {
  type DeliveryTerms,
  deliveryCharge,
  isServed,
  notServedMessage,
} from '../../rules/delivery-charge.ts';
import { isSameAmount, type Paise, paise } from '../../rules/money.ts';
import { stateError } from '../../rules/pincode-states.ts';
import { areAllSold } from '../cart/are-all-sold.ts';
import type { CartLine } from '../cart/locked-cart.ts';
import { type CouponTerms, couponTerms, validateCoupon } from '../coupons/redeem-coupon.ts';
import type { Db } from '../platform/db/db.ts';
import { pipeline } from '../platform/db/pipeline.ts';
import { getDeliveryTerms } from '../shop/delivery-terms.ts';
import { statesOfPincode } from '../shop/states-of-pincode.ts';
import { compareLines, productOf } from './compare-order.ts';
import type { OrderError, OrderRequest, Rollback } from './order-request.ts';
import { countPaid } from './orders.store.ts';

export interface Totals {
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
  const [delivery, purchases, coupon] = await pipeline(
    getDeliveryTerms(db),
    typedCoupon && userId ? countPaid(db, userId) : 0,
    typedCoupon ? couponTerms(db, typedCoupon) : null,
  );
  return { delivery, purchases, coupon };
}

/** The shop's own figures, in the transaction of the order; where the customer saw others, the order is not made. */
export async function priceOrder(
  tx: Db,
  input: OrderRequest['input'],
  { lines, terms }: { lines: CartLine[]; terms: Terms },
  rollback: Rollback,
): Promise<Totals> {
  const compared = compareLines(input.items, lines);
  if (compared === 'cart-changed') {
    const seen = input.items.map((line) => ({ foodId: productOf(line), size: line.size }));
    if (!(await areAllSold(tx, seen))) return rollback({ code: 'invalid-product' });
  }
  if (typeof compared === 'string') return rollback({ code: compared });
  const missing = lines.find(({ stock, quantity }) => stock !== null && stock < quantity);
  if (missing) return rollback(outOfStock(missing, missing.stock ?? 0));
  const { subtotal } = compared;
  const { state, pincode } = placeOf(input);
  const wrongState = stateError(state, pincode, statesOfPincode(pincode));
  if (wrongState) return rollback({ code: 'wrong-state', message: wrongState });
  if (!isServed(terms.delivery, pincode))
    return rollback({ code: 'not-served', message: notServedMessage(pincode) });
  const { delivery, discount, total, coupon } = totalsOf(terms, subtotal, state);
  if ('rejected' in coupon) return rollback({ code: 'coupon-refused', message: coupon.rejected });
  const isDiscountSeen = typeof input.discount !== 'number' || isSameAmount(input.discount, discount);
  if (!isDiscountSeen || !isSameAmount(input.totalPrice, total)) return rollback({ code: 'price-changed' });
  return { items: subtotal, discount, delivery, total, couponCode: coupon.code };
}

interface Wanted {
  userId: string;
  subtotal: Paise;
  couponCode: string | null | undefined;
  state: string;
}

/** The same figures without an order: nothing is taken, and a coupon that does not count is left out. */
export async function previewTotals(
  db: Db,
  { userId, subtotal, couponCode, state }: Wanted,
): Promise<{ discount: Paise; delivery: Paise; total: Paise; couponError: string | undefined }> {
  const terms = await readTerms(db, userId, couponCode);
  const { coupon, ...totals } = totalsOf(terms, subtotal, state);
  return { ...totals, couponError: 'rejected' in coupon ? coupon.rejected : undefined };
}

const NO_COUPON = { code: null, discount: paise(0) };

function totalsOf(
  { delivery: deliveryTerms, purchases, coupon: typed }: Terms,
  subtotal: Paise,
  state: string,
) {
  const coupon = typed === null ? NO_COUPON : validateCoupon(typed, { subtotal, purchases });
  const discount = 'discount' in coupon ? coupon.discount : paise(0);
  const delivery = deliveryCharge(deliveryTerms, state, paise(subtotal - discount));
  return { coupon, discount, delivery, total: paise(subtotal - discount + delivery) };
}

export function outOfStock({ name, size, quantity }: CartLine, left: number): OrderError {
  return {
    code: 'out-of-stock',
    message: `${name} (${size}): ${stockMessage(left, quantity) ?? 'Out of stock'}`,
  };
}

/** State and pincode of the address; old clients write them beside it. */
export function placeOf({ address, state, pincode }: OrderRequest['input']) {
  return { state: address.state ?? state ?? '', pincode: address.pincode ?? pincode ?? '' };
}
