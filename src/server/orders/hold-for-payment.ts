import { holdError, type UnpaidTerms } from '../../rules/unpaid-orders.ts';
import type { CartLine } from '../cart/locked-cart.ts';
import { priceLines } from '../cart/price-lines.ts';
import { databaseNow } from '../platform/db/database-now.ts';
import type { Db } from '../platform/db/db.ts';
import { getUnpaidTerms } from '../shop/unpaid-terms.ts';
import { type LockedOrder, lockedOrder } from './locked-order.ts';
import { HOLD_MINUTES, lockCustomer, updateOrder } from './orders.store.ts';
import { retakeOrder } from './retake-order.ts';
import { selectCustomerOf, selectHeld } from './unpaid-orders.store.ts';
import { type OfferEnded, validatePrice } from './validate-price.ts';

export type NotHeld = OfferEnded | 'order-expired' | 'out-of-stock' | 'too-many-held' | 'too-many-unpaid';

/** The order that its customer is about to pay, locked after its customer, as everywhere. */
export async function lockForPayment(
  tx: Db,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<LockedOrder | undefined> {
  await lockCustomer(tx, userId);
  return lockedOrder(tx, orderId);
}

/**
 * Keeps foods and coupon while the customer pays: another 30 minutes, as long as that ends within the owner's limit for one
 * order, and once beyond it. After its hold an order is only taken up again as it was placed: same prices, same coupon, in
 * stock, and within what one customer may hold. It is never priced anew. The caller has locked customer and order.
 */
export async function holdForPayment(tx: Db, order: LockedOrder): Promise<NotHeld | undefined> {
  const terms = await getUnpaidTerms(tx);
  const now = await databaseNow(tx);
  const ageMinutes = (now.getTime() - order.createdAt.getTime()) / 60_000;
  // an order by phone does not expire
  const canExpire = order.cartVersion !== null;
  const isOverdue = canExpire && ageMinutes >= terms.cancelHours * 60;
  const isHeld = order.holdsStock && (order.heldUntil === null || order.heldUntil > now);
  if (!isHeld) {
    const offers = await priceLines(tx, order.lines);
    // what nobody counts is kept from nobody, however often it is held
    const isCounted = offers?.some(({ stock }) => stock !== null) ?? false;
    if (isOverdue || (canExpire && order.lateHoldAt && isCounted)) return 'order-expired';
    const rejected =
      (await validatePrice(tx, order, offers)) ?? (await validateLimits(tx, order, { terms, offers }));
    if (rejected) return rejected;
  }
  // a payment that was begun in time may be finished, but it is not renewed again
  if (isHeld && (isOverdue || order.lateHoldAt)) return undefined;
  const isLate = ageMinutes + HOLD_MINUTES > terms.holdMinutes;
  switch (await retakeOrder(tx, order.id)) {
    case 'held':
      if (isLate) await updateOrder(tx, order.id, { lateHoldAt: now });
      return undefined;
    case 'out-of-stock':
      return 'out-of-stock';
    case 'coupon-used-up':
      return 'coupon-ended';
  }
}

/** Whether an order whose customer has agreed to pay can still be had as it was placed; then it is held for that payment. */
export async function canStillBeHad(tx: Db, orderId: string): Promise<boolean> {
  const userId = await selectCustomerOf(tx, orderId);
  const order = userId ? await lockForPayment(tx, { userId, orderId }) : await lockedOrder(tx, orderId);
  return order !== undefined && (await holdForPayment(tx, order)) === undefined;
}

async function validateLimits(
  tx: Db,
  { userId, cartVersion, holdsStock }: LockedOrder,
  { terms, offers = [] }: { terms: UnpaidTerms; offers: CartLine[] | undefined },
): Promise<'too-many-held' | 'too-many-unpaid' | undefined> {
  // what the owner ordered by phone is the owner's decision
  if (!userId || cartVersion === null || holdsStock) return undefined;
  const counted = offers.filter(({ stock }) => stock !== null);
  return holdError(terms, await selectHeld(tx, userId), counted)?.code;
}
