import { couponDiscount, couponError, INVALID_COUPON } from '../../rules/coupon.ts';
import type { Paise } from '../../rules/money.ts';
import type { Db } from '../platform/db/db.ts';
import { type CouponTerms, consumeUse, countUses, findTerms } from './coupons.store.ts';
import { couponCode } from './get-coupon.ts';

export type { CouponTerms } from './coupons.store.ts';

const ALREADY_USED = 'You have already used this coupon';
const NONE_LEFT = 'This coupon is used up';

export type CouponOutcome = { code: string; discount: Paise } | { rejected: string };

/** What the coupon that was typed asks and gives; undefined where there is none. */
export async function couponTerms(db: Db, typed: string): Promise<CouponTerms | undefined> {
  const code = couponCode(typed);
  return code === undefined ? undefined : findTerms(db, code);
}

/** What the coupon would take off; nothing is taken. `purchases` are the customer's paid orders. */
export function validateCoupon(
  coupon: CouponTerms | undefined,
  { subtotal, purchases }: { subtotal: Paise; purchases: number },
): CouponOutcome {
  if (!coupon) return { rejected: INVALID_COUPON };
  const rejected = couponError(coupon, { subtotal, purchases, now: coupon.now });
  if (rejected) return { rejected };
  return { code: coupon.code, discount: couponDiscount(subtotal, coupon.offerPercentage) };
}

/**
 * Takes one use for an order and notes whose it is, also for an order that gave it back. Where it is refused, in the
 * words that are answered, the caller undoes the transaction.
 */
export async function redeemCoupon(
  tx: Db,
  redemption: { orderId: string; code: string; userId: string | null },
): Promise<string | undefined> {
  const taken = await consumeUse(tx, redemption);
  if (!taken) return NONE_LEFT;
  const { code, userId } = redemption;
  if (taken.limitPerCustomer === null || !userId) return undefined;
  return (await countUses(tx, code, userId)) <= taken.limitPerCustomer ? undefined : ALREADY_USED;
}
