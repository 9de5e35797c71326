import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { couponRedemptions, coupons } from '../platform/db/schema/sales.ts';
import { timestamp, uuid } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

export type CouponRow = typeof coupons.$inferSelect;

const isLeft = or(isNull(coupons.limitTotal), lt(coupons.usedCount, coupons.limitTotal));

export async function findCoupon(db: Db, code: string): Promise<CouponRow | undefined> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code));
  return row;
}

/** Coupons that can still be used, the smallest purchase first. */
export function listLiveCoupons(db: Db, limit: number): Promise<CouponRow[]> {
  return db
    .select()
    .from(coupons)
    .where(and(gt(coupons.expiresAt, sql`now()`), isLeft))
    .orderBy(asc(coupons.minPurchase), asc(coupons.minPurchaseCount), asc(coupons.code))
    .limit(limit);
}

/** The terms of a coupon, and the database time that decides whether it has expired. */
export interface CouponTerms
  extends Pick<CouponRow, 'code' | 'offerPercentage' | 'minPurchase' | 'minPurchaseCount' | 'expiresAt'> {
  now: Date;
}

const terms = statement({
  name: 'coupon_terms',
  params: { code: coupons.code },
  row: {
    code: coupons.code,
    offerPercentage: coupons.offerPercentage,
    minPurchase: coupons.minPurchase,
    minPurchaseCount: coupons.minPurchaseCount,
    expiresAt: coupons.expiresAt,
    now: timestamp(),
  },
  text: `select code, offer_percentage as "offerPercentage", min_purchase_paise as "minPurchase",
     min_purchase_count as "minPurchaseCount", expires_at as "expiresAt", now()
   from coupons where code = :code`,
});

export async function findTerms(db: Db, code: string): Promise<CouponTerms | undefined> {
  const [row] = await terms(db, { code });
  return row;
}

const consumedUse = statement({
  name: 'coupon_take_use',
  params: { code: coupons.code, orderId: uuid(), userId: couponRedemptions.userId },
  row: { limitPerCustomer: coupons.limitPerCustomer },
  text: `with taken as (
     update coupons set used_count = used_count + 1
     where code = :code and (limit_total is null or used_count < limit_total)
     returning code, limit_per_customer
   ), noted as (
     insert into coupon_redemptions (order_id, coupon_code, user_id) select :orderId, code, :userId from taken
     on conflict (order_id) do update set released_at = null
   )
   select limit_per_customer as "limitPerCustomer" from taken`,
});

/** Consumes one use; undefined when none is left. The row stays locked, which serializes the counting of uses. */
export async function consumeUse(
  tx: Db,
  { orderId, code, userId }: { orderId: string; code: string; userId: string | null },
): Promise<Pick<CouponRow, 'limitPerCustomer'> | undefined> {
  const [row] = await consumedUse(tx, { code, orderId, userId });
  return row;
}

export async function releaseUse(tx: Db, code: string): Promise<void> {
  await tx
    .update(coupons)
    .set({ usedCount: sql`greatest(${coupons.usedCount} - 1, 0)` })
    .where(eq(coupons.code, code));
}

/** How many orders of the customer hold this coupon, including the use that `consumeUse` has just recorded. */
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

export async function findRedemption(tx: Db, orderId: string) {
  const [row] = await tx.select().from(couponRedemptions).where(eq(couponRedemptions.orderId, orderId));
  return row;
}

export async function setReleased(tx: Db, orderId: string): Promise<void> {
  await tx
    .update(couponRedemptions)
    .set({ releasedAt: sql`now()` })
    .where(eq(couponRedemptions.orderId, orderId));
}
