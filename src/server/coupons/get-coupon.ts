import type { Coupon } from '../../contract/coupon.ts';
import { rupeesFromPaise } from '../../rules/money.ts';
import type { Db } from '../platform/db/db.ts';
import { type CouponRow, findCoupon, listLiveCoupons } from './coupons.store.ts';

const CODE = /^[A-Z0-9]{3,30}$/;
const MAX_LISTED = 100;

/** The form in which a code is kept, however it was typed; undefined where it can be none. */
export function couponCode(typed: string): string | undefined {
  const code = typed.trim().toUpperCase();
  return CODE.test(code) ? code : undefined;
}

/** Also an expired one: the page says why it does not count. */
export async function getCoupon(db: Db, typed: string): Promise<Coupon | undefined> {
  const code = couponCode(typed);
  const row = code && (await findCoupon(db, code));
  return row ? couponResponse(row) : undefined;
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
