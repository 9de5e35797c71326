import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { couponRedemptions, coupons } from '../platform/db/schema/sales.ts';

export type CouponRow = typeof coupons.$inferSelect;

const isLeft = or(isNull(coupons.limitTotal), lt(coupons.usedCount, coupons.limitTotal));

export async function findCoupon(db: Db, code: string): Promise<CouponRow | undefined> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code));
  return row;
}

/** Those that can still be used, the smallest purchase first. */
export function listLiveCoupons(db: Db, limit: number): Promise<CouponRow[]> {
  return db
    .select()
    .from(coupons)
    .where(and(gt(coupons.expiresAt, sql`now()`), isLeft))
    .orderBy(asc(coupons.minPurchase), asc(coupons.minPurchaseCount), asc(coupons.code))
    .limit(limit);
}

/** Takes one use; nothing when none is left. The row stays locked, so that uses are counted one after the other. */
export async function takeUse(
  tx: Db,
  code: string,
): Promise<Pick<CouponRow, 'limitPerCustomer'> | undefined> {
  const [row] = await tx
    .update(coupons)
    .set({ usedCount: sql`${coupons.usedCount} + 1` })
    .where(and(eq(coupons.code, code), isLeft))
    .returning({ limitPerCustomer: coupons.limitPerCustomer });
  return row;
}

export async function giveUseBack(tx: Db, code: string): Promise<void> {
  await tx
    .update(coupons)
    .set({ usedCount: sql`greatest(${coupons.usedCount} - 1, 0)` })
    .where(eq(coupons.code, code));
}

/** How many orders of the customer hold this coupon, whatever else is being ordered: asked after `takeUse`. */
export async function countUses(tx: Db, code: string, userId: string): Promise<number> {
  return tx.$count(
    couponRedemptions,
    and(
      eq(couponRedemptions.couponCode, code),
      eq(couponRedemptions.userId, userId),
      isNull(couponRedemptions.releasedAt),
    ),
  );
}

export async function insertRedemption(
  tx: Db,
  redemption: { orderId: string; couponCode: string; userId: string },
): Promise<void> {
  await tx.insert(couponRedemptions).values(redemption);
}

export async function findRedemption(tx: Db, orderId: string) {
  const [row] = await tx.select().from(couponRedemptions).where(eq(couponRedemptions.orderId, orderId));
  return row;
}

export async function setReleased(tx: Db, orderId: string, isReleased: boolean): Promise<void> {
  await tx
    .update(couponRedemptions)
    .set({ releasedAt: isReleased ? sql`now()` : null })
    .where(eq(couponRedemptions.orderId, orderId));
}
