import type { Db } from '../platform/db/db.ts';
import { findRedemption, releaseUse, setReleased } from './coupons.store.ts';
import { redeemCoupon } from './redeem-coupon.ts';

/** Gives the order's use of its coupon back, once. The caller has locked the order. */
export async function releaseCoupon(tx: Db, orderId: string): Promise<void> {
  const redemption = await findRedemption(tx, orderId);
  if (!redemption || redemption.releasedAt) return;
  await releaseUse(tx, redemption.couponCode);
  await setReleased(tx, orderId);
}

/** Takes the use again for an order that gave it back; false when there is none left for it. */
export async function retakeCoupon(tx: Db, orderId: string): Promise<boolean> {
  const redemption = await findRedemption(tx, orderId);
  if (!redemption?.releasedAt) return true;
  const { couponCode: code, userId } = redemption;
  return (await redeemCoupon(tx, { orderId, code, userId })) === undefined;
}
