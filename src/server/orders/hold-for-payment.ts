import { sql } from 'drizzle-orm';
import { holdRefusal, type UnpaidTerms } from '../../rules/unpaid-orders.ts';
import type { CartLine } from '../cart/locked-cart.ts';
import { priceLines } from '../cart/price-lines.ts';
import { databaseNow } from '../platform/db/database-now.ts';
import type { Db } from '../platform/db/db.ts';
import { orders } from '../platform/db/schema/sales.ts';
import { getUnpaidTerms } from '../shop/unpaid-terms.ts';
import { judgeOffer, type OfferEnded } from './judge-offer.ts';
import { type LockedOrder, lockedOrder } from './locked-order.ts';
import { HOLD, lockCustomer } from './orders.store.ts';
import { retakeOrder } from './retake-order.ts';
import { selectHeld } from './unpaid-orders.store.ts';

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
 * Keeps foods and coupon while the customer pays: another 30 minutes, and not beyond the owner's limit for one order.
 * After its hold an order is only taken up again as it was placed: same prices, same coupon, in stock, and within what
 * one customer may hold. It is never priced anew. The caller has locked customer and order.
 */
export async function holdForPayment(tx: Db, order: LockedOrder): Promise<NotHeld | undefined> {
  const terms = await getUnpaidTerms(tx);
  const now = await databaseNow(tx);
  const expiresAt = order.createdAt.getTime() + terms.cancelHours * 3_600_000;
  // an order by phone does not expire
  if (order.cartVersion !== null && expiresAt <= now.getTime()) return 'order-expired';
  const isHeld = order.holdsStock && (order.heldUntil === null || order.heldUntil > now);
  if (!isHeld) {
    const offers = await priceLines(tx, order.lines);
    const refused =
      (await judgeOffer(tx, order, offers)) ?? (await judgeLimits(tx, order, { terms, offers }));
    if (refused) return refused;
  }
  const limit = sql`${orders.createdAt} + make_interval(mins => ${terms.holdMinutes}::int)`;
  const renewed = sql`greatest(${orders.heldUntil}, least(${HOLD}, ${limit}))`;
  // what is taken after the limit is kept for this one payment and not renewed
  const taken = sql`case when now() < ${limit} then least(${HOLD}, ${limit}) else ${HOLD} end`;
  switch (await retakeOrder(tx, order.id, order.holdsStock ? renewed : taken)) {
    case 'held':
      return undefined;
    case 'out-of-stock':
      return 'out-of-stock';
    case 'coupon-used-up':
      return 'coupon-ended';
  }
}

async function judgeLimits(
  tx: Db,
  { userId, cartVersion, holdsStock }: LockedOrder,
  { terms, offers = [] }: { terms: UnpaidTerms; offers: CartLine[] | undefined },
): Promise<'too-many-held' | 'too-many-unpaid' | undefined> {
  // what the owner ordered by phone is the owner's decision
  if (!userId || cartVersion === null || holdsStock) return undefined;
  const counted = offers.filter(({ stock }) => stock !== null);
  return holdRefusal(terms, await selectHeld(tx, userId), counted)?.code;
}
