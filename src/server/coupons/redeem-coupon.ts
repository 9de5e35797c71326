import { checkout } from '../../messages/checkout.ts';
import { orderErrors } from '../../messages/order-errors.ts';
import { couponDiscount, couponError } from '../../rules/coupon.ts';
import type { Paise } from '../../rules/money.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { type CouponTerms, consumeUse, countUses, findTerms } from './coupons.store.ts';
import { couponCode } from './get-coupon.ts';

export type { CouponTerms } from './coupons.store.ts';

/** The terms of a coupon by its typed code; undefined for an unknown one. */
export async function couponTerms(db: Db, typed: string): Promise<CouponTerms | undefined> {
  const code = couponCode(typed);
  return code === undefined ? undefined : findTerms(db, code);
}

/** The discount that the coupon gives; nothing is redeemed. `purchases` are the customer's paid orders. */
export function validateCoupon(
  coupon: CouponTerms | undefined,
  { subtotal, purchases }: { subtotal: Paise; purchases: number },
): Result<{ code: string; discount: Paise }, 'coupon-refused'> {
  const message = coupon
    ? couponError(coupon, { subtotal, purchases, now: coupon.now })
    : checkout.couponInvalid;
  if (!coupon || message) return failure('coupon-refused', { message });
  return success({ code: coupon.code, discount: couponDiscount(subtotal, coupon.offerPercentage) });
}

/** Redeems the coupon for an order, also for one that released it before. On a failure the transaction has to roll back. */
export async function redeemCoupon(
  tx: Db,
  redemption: { orderId: string; code: string; userId: string | null },
): Promise<Result<undefined, 'coupon-refused'>> {
  const redeemed = await consumeUse(tx, redemption);
  if (!redeemed) return failure('coupon-refused', { message: orderErrors.couponNoneLeft });
  const { code, userId } = redemption;
  const { limitPerCustomer } = redeemed;
  if (limitPerCustomer === null || !userId) return success();
  return (await countUses(tx, code, userId)) <= limitPerCustomer
    ? success()
    : failure('coupon-refused', { message: orderErrors.couponUsed });
}
