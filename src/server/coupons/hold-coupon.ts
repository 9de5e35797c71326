import type { Db } from '../platform/db/db.ts';
import { type Result, success } from '../platform/result.ts';
import { findRedemption, releaseUse, setReleased } from './coupons.store.ts';
import { redeemCoupon } from './redeem-coupon.ts';

/** Releases the order's use of its coupon, once. The transaction has locked the order. */
export async function releaseCoupon(tx: Db, orderId: string): Promise<void> {
  const redemption = await findRedemption(tx, orderId);
  if (!redemption || redemption.releasedAt) return;
  await releaseUse(tx, redemption.couponCode);
  await setReleased(tx, orderId);
}

/** Redeems the coupon again for an order that released it. */
export async function reserveCoupon(tx: Db, orderId: string): Promise<Result<undefined, 'coupon-refused'>> {
  const redemption = await findRedemption(tx, orderId);
  if (!redemption?.releasedAt) return success();
  const { couponCode: code, userId } = redemption;
  return redeemCoupon(tx, { orderId, code, userId });
}
