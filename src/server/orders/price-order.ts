import { catalogue } from '../../messages/catalogue.ts';
import { currentLanguage } from '../../messages/current-language.ts';
import { stockMessage } from '../../rules/cart-messages.ts';
import {
  type DeliveryRates,
  type DeliveryRule,
  deliveryCharge,
  isServed,
  notServedMessage,
  type Parcel,
} from '../../rules/delivery-charge.ts';
import { formatSize } from '../../rules/format-size.ts';
import { isSameAmount, type Paise, paise } from '../../rules/money.ts';
import { parcelWeight } from '../../rules/parcel-weight.ts';
import { stateError } from '../../rules/pincode-states.ts';
import type { ShopPolicy } from '../../rules/policy.ts';
import type { CartLine } from '../cart/locked-cart.ts';
import { areAllSold } from '../cart/price-lines.ts';
import { type CouponTerms, couponTerms, validateCoupon } from '../coupons/redeem-coupon.ts';
import type { Db } from '../platform/db/db.ts';
import { pipeline } from '../platform/db/pipeline.ts';
import { type Failure, failure, type Success, success } from '../platform/result.ts';
import { getDeliveryTerms } from '../shop/delivery-terms.ts';
import { statesOfPincode } from '../shop/pincode-directory.ts';
import { compareLines, productOf } from './compare-lines.ts';
import type { OrderCode, OrderRequest, Rollback } from './order-request.ts';
import { countPaid } from './orders.store.ts';

export interface Totals {
  items: Paise;
  discount: Paise;
  delivery: Paise;
  total: Paise;
  couponCode: string | null;
}

/** The price depends on these: the current delivery terms, the customer's purchases and the coupon. */
export interface Terms {
  delivery: DeliveryRule;
  purchases: number;
  /** Null without a coupon code, undefined for an unknown one. */
  coupon: CouponTerms | undefined | null;
}

export async function readTerms(
  db: Db,
  {
    userId,
    couponCode: couponCodeInput,
    rates,
  }: {
    userId: string | null;
    couponCode: string | null | undefined;
    /** Of a courier, if the shop has one with rates. */
    rates: DeliveryRates | undefined;
  },
): Promise<Terms> {
  const [terms, purchases, coupon] = await pipeline(
    getDeliveryTerms(db),
    couponCodeInput && userId ? countPaid(db, userId) : 0,
    couponCodeInput ? couponTerms(db, couponCodeInput) : null,
  );
  return { delivery: { terms, rates }, purchases, coupon };
}

interface Basis {
  lines: CartLine[];
  terms: Terms;
  policy: ShopPolicy;
}

/** Calculates the totals in the transaction of the order, which rolls back when they differ from the totals that the customer saw. */
export async function priceOrder(
  tx: Db,
  input: OrderRequest['input'],
  basis: Basis,
  rollback: Rollback,
): Promise<Totals> {
  const priced = pricedOrder(input, basis);
  if (priced.ok) return priced.value;
  const seen = input.items.map((line) => ({ foodId: productOf(line), size: line.size }));
  const isUnsold = priced.code === 'cart-changed' && !(await areAllSold(tx, seen));
  return rollback(isUnsold ? failure('invalid-product') : priced);
}

/** The totals, if lines, address, coupon and totals are as the customer saw them and can be ordered. */
export function pricedOrder(
  input: OrderRequest['input'],
  { lines, terms, policy }: Basis,
): Success<Totals> | Failure<OrderCode> {
  const compared = compareLines(input.items, lines, policy);
  if (!compared.ok) return compared;
  const short = lines.find(({ stock, quantity }) => stock !== null && stock < quantity);
  if (short) return outOfStock(short, short.stock ?? 0);
  const subtotal = compared.value;
  const { state, pincode } = deliveryPlace(input);
  const wrongState = stateError(state, pincode, statesOfPincode(pincode));
  if (wrongState) return failure('wrong-state', { message: wrongState, fields: { state: wrongState } });
  const parcel = { state, pincode, weightGrams: parcelWeight(lines) };
  if (!isServed(terms.delivery, { ...parcel, goodsTotal: subtotal }))
    return failure('not-served', { message: notServedMessage(pincode) });
  const { delivery, discount, total, coupon } = totalsOf(terms, subtotal, parcel);
  if (!coupon.ok) return coupon;
  const isDiscountUnchanged = typeof input.discount !== 'number' || isSameAmount(input.discount, discount);
  if (!isDiscountUnchanged || !isSameAmount(input.totalPrice, total)) return failure('price-changed');
  return success({ items: subtotal, discount, delivery, total, couponCode: coupon.value.code });
}

interface Wanted {
  userId: string;
  subtotal: Paise;
  couponCode: string | null | undefined;
  parcel: Omit<Parcel, 'goodsTotal'>;
  rates: DeliveryRates | undefined;
}

/** The same totals without an order: nothing is reserved, and a coupon that does not apply is left out. */
export async function previewTotals(
  db: Db,
  { userId, subtotal, couponCode, parcel, rates }: Wanted,
): Promise<{ discount: Paise; delivery: Paise; total: Paise; couponError: string | undefined }> {
  const terms = await readTerms(db, { userId, couponCode, rates });
  const { coupon, ...totals } = totalsOf(terms, subtotal, parcel);
  return { ...totals, couponError: coupon.ok ? undefined : coupon.message };
}

const NO_COUPON = success({ code: null, discount: paise(0) });

function totalsOf(
  { delivery: rule, purchases, coupon: typed }: Terms,
  subtotal: Paise,
  parcel: Omit<Parcel, 'goodsTotal'>,
) {
  const coupon = typed === null ? NO_COUPON : validateCoupon(typed, { subtotal, purchases });
  const discount = coupon.ok ? coupon.value.discount : paise(0);
  const delivery = deliveryCharge(rule, { ...parcel, goodsTotal: subtotal - discount });
  return { coupon, discount, delivery, total: paise(subtotal - discount + delivery) };
}

export function outOfStock({ name, size, quantity }: CartLine, left: number): Failure<'out-of-stock'> {
  const message = `${name} (${formatSize(size, currentLanguage())}): ${stockMessage(left, quantity) ?? catalogue.outOfStock}`;
  return failure('out-of-stock', { message });
}

/** State and pincode of the address; old clients send them beside it. */
export function deliveryPlace({ address, state, pincode }: OrderRequest['input']) {
  return { state: address.state ?? state ?? '', pincode: address.pincode ?? pincode ?? '' };
}
