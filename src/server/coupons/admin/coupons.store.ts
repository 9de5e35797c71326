import { and, asc, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/db.ts';
import { coupons } from '../../platform/db/schema/sales.ts';
import { containsPattern } from '../../platform/db/search.ts';
import type { CouponRow } from '../coupons.store.ts';

interface CouponSelection {
  state?: 'live' | 'expired' | undefined;
  q?: string | undefined;
  after?: string | undefined;
  limit: number;
}

export function selectCoupons(db: Db, { state, q, after, limit }: CouponSelection): Promise<CouponRow[]> {
  const pattern = containsPattern(q ?? '');
  return db
    .select()
    .from(coupons)
    .where(
      and(
        state === 'live' ? gt(coupons.expiresAt, sql`now()`) : undefined,
        state === 'expired' ? lte(coupons.expiresAt, sql`now()`) : undefined,
        q
          ? or(
              sql`lower(${coupons.code}) like ${pattern}`,
              sql`lower(${coupons.description}) like ${pattern}`,
            )
          : undefined,
        after ? gt(coupons.code, after) : undefined,
      ),
    )
    .orderBy(asc(coupons.code))
    .limit(limit);
}

/** Undefined when a coupon has this code. */
export async function insertCoupon(
  tx: Db,
  coupon: typeof coupons.$inferInsert,
): Promise<CouponRow | undefined> {
  const [row] = await tx.insert(coupons).values(coupon).onConflictDoNothing().returning();
  return row;
}

export async function lockCoupon(tx: Db, code: string): Promise<CouponRow | undefined> {
  const [row] = await tx.select().from(coupons).where(eq(coupons.code, code)).for('update');
  return row;
}

export async function updateCoupon(
  tx: Db,
  code: string,
  changes: PgUpdateSetSource<typeof coupons>,
): Promise<CouponRow> {
  const [row] = await tx.update(coupons).set(changes).where(eq(coupons.code, code)).returning();
  if (!row) throw new Error('the coupon was locked and is gone');
  return row;
}

/** Ends the coupon now, unless it has expired before. */
export function endCoupon(tx: Db, code: string): Promise<CouponRow> {
  return updateCoupon(tx, code, { expiresAt: sql`least(expires_at, now())` });
}
