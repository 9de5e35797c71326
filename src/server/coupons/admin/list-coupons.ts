import type { AdminCoupon } from '../../../contract/admin/coupons.ts';
import type { Db } from '../../platform/db/db.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { findCoupon } from '../coupons.store.ts';
import { adminCoupon } from './coupon-response.ts';
import { selectCoupons } from './coupons.store.ts';

/** A page of coupons, sorted by code. */
export async function listAllCoupons(
  db: Db,
  query: Parameters<typeof selectCoupons>[1],
): Promise<AdminCoupon[]> {
  return (await selectCoupons(db, query)).map(adminCoupon);
}

export async function getAdminCoupon(db: Db, code: string): Promise<Result<AdminCoupon, 'coupon-not-found'>> {
  const row = await findCoupon(db, code);
  return row ? success(adminCoupon(row)) : failure('coupon-not-found');
}
