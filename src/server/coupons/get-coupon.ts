import type { Coupon } from '../../contract/coupon.ts';
import { rupeesFromPaise } from '../../rules/money.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { type CouponRow, findCoupon, listLiveCoupons } from './coupons.store.ts';

const CODE = /^[A-Z0-9]{3,30}$/;
const MAX_LISTED = 100;

/** Normalizes a typed code; undefined for a text that cannot be a code. */
export function couponCode(typed: string): string | undefined {
  const code = typed.trim().toUpperCase();
  return CODE.test(code) ? code : undefined;
}

/** Returns expired coupons too: the page explains why one does not apply. */
export async function getCoupon(db: Db, typed: string): Promise<Result<Coupon, 'coupon-not-found'>> {
  const code = couponCode(typed);
  const row = code && (await findCoupon(db, code));
  return row ? success(couponResponse(row)) : failure('coupon-not-found');
}

export async function listCoupons(db: Db): Promise<Coupon[]> {
  return (await listLiveCoupons(db, MAX_LISTED)).map(couponResponse);
}

function couponResponse(row: CouponRow): Coupon {
  return {
    couponCode: row.code,
    description: row.description,
    offerPercentage: row.offerPercentage,
    expiryDate: row.expiresAt.toISOString(),
    minPurchaseAmount: rupeesFromPaise(row.minPurchase),
    minPurchaseCount: row.minPurchaseCount,
  };
}
