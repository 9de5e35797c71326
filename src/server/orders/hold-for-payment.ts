import type { DeliveryRates } from '../../rules/delivery-charge.ts';
import { holdError, type UnpaidTerms } from '../../rules/unpaid-orders.ts';
import type { CartLine } from '../cart/locked-cart.ts';
import { priceLines } from '../cart/price-lines.ts';
import { databaseNow } from '../platform/db/database-now.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { getUnpaidTerms } from '../shop/unpaid-terms.ts';
import { type LockedOrder, lockOrderWithLines } from './locked-order.ts';
import { HOLD_MINUTES, lockCustomer, updateOrder } from './orders.store.ts';
import { reserveOrder } from './reserve-order.ts';
import { selectCustomerOf, selectHeld } from './unpaid-orders.store.ts';
import { type PriceCode, validatePrice } from './validate-price.ts';

type LimitCode = 'too-many-held' | 'too-many-unpaid';
export type HoldCode = PriceCode | LimitCode | 'order-expired' | 'out-of-stock';

/** Locks the customer before the order, in the same order as everywhere. */
export async function lockForPayment(
  tx: Db,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<LockedOrder | undefined> {
  await lockCustomer(tx, userId);
  return lockOrderWithLines(tx, orderId);
}

/**
 * Holds stock and coupon while the customer pays: another 30 minutes, as long as that ends within the shop's limit for
 * one order, and once beyond it. After its hold an order is only held again as it was placed: same prices, same coupon,
 * in stock, and within the limits of the customer. It is never repriced. Customer and order are locked.
 */
export async function holdForPayment(
  tx: Db,
  order: LockedOrder,
  rates: DeliveryRates | undefined,
): Promise<Result<LockedOrder, HoldCode>> {
  // an order with cash on delivery has its stock already
  if (order.codAt) return success(order);
  const terms = await getUnpaidTerms(tx);
  const now = await databaseNow(tx);
  const ageMinutes = (now.getTime() - order.createdAt.getTime()) / 60_000;
  // a phone order does not expire
  const canExpire = order.cartVersion !== null;
  const isOverdue = canExpire && ageMinutes >= terms.cancelHours * 60;
  const isHeld = order.holdsStock && (order.heldUntil === null || order.heldUntil > now);
  if (!isHeld) {
    const offers = await priceLines(tx, order.lines);
    // holding a size without a stock count takes nothing from other customers
    const isCounted = offers?.some(({ stock }) => stock !== null) ?? false;
    if (isOverdue || (canExpire && order.lateHoldAt && isCounted)) return failure('order-expired');
    const price = await validatePrice(tx, order, offers, rates);
    if (!price.ok) return price;
    const limits = await validateLimits(tx, order, { terms, offers });
    if (!limits.ok) return limits;
  }
  // a payment that was started in time may be completed, but the hold is not renewed again
  if (isHeld && (isOverdue || order.lateHoldAt)) return success(order);
  const isLate = ageMinutes + HOLD_MINUTES > terms.holdMinutes;
  const reserved = await reserveOrder(tx, order);
  if (!reserved.ok || !isLate) return reserved;
  return success(await updateOrder(tx, reserved.value, { lateHoldAt: now }));
}

/** Holds an order whose customer has approved the payment at the provider; false when it is not available as placed. */
export async function holdApprovedOrder(
  tx: Db,
  orderId: string,
  rates: DeliveryRates | undefined,
): Promise<boolean> {
  const userId = await selectCustomerOf(tx, orderId);
  const order = userId
    ? await lockForPayment(tx, { userId, orderId })
    : await lockOrderWithLines(tx, orderId);
  return order !== undefined && (await holdForPayment(tx, order, rates)).ok;
}

async function validateLimits(
  tx: Db,
  { userId, cartVersion, holdsStock }: LockedOrder,
  { terms, offers = [] }: { terms: UnpaidTerms; offers: CartLine[] | undefined },
): Promise<Result<undefined, LimitCode>> {
  // an admin decides how much a phone order holds
  if (!userId || cartVersion === null || holdsStock) return success();
  const counted = offers.filter(({ stock }) => stock !== null);
  const error = holdError(terms, await selectHeld(tx, userId), counted);
  // without the message of the cart: here the customer reads the general one
  return error ? failure(error.code) : success();
}
