import { couponDiscount, couponRefusal, INVALID_COUPON } from '../../rules/coupon.ts';
import type { Paise } from '../../rules/money.ts';
import type { Db } from '../platform/db/db.ts';
import { countUses, findTerms, insertRedemption, takeUse } from './coupons.store.ts';
import { couponCode } from './get-coupon.ts';

const ALREADY_USED = 'You have already used this coupon';
const NONE_LEFT = 'This coupon is used up';

interface Purchase {
  userId: string;
  typed: string;
  subtotal: Paise;
  /** Paid orders of the customer. */
  purchases: number;
}

export type CouponOutcome = { code: string; discount: Paise } | { refused: string };

/** What the coupon would take off now; nothing is taken. */
export async function judgeCoupon(db: Db, purchase: Purchase): Promise<CouponOutcome> {
  const { typed, subtotal, purchases } = purchase;
  const code = couponCode(typed);
  const coupon = code === undefined ? undefined : await findTerms(db, code);
  if (!coupon) return { refused: INVALID_COUPON };
  const refused = couponRefusal(coupon, { subtotal, purchases, now: coupon.now });
  if (refused) return { refused };
  return { code: coupon.code, discount: couponDiscount(subtotal, coupon.offerPercentage) };
}

/** Takes one use for an order and notes whose it is. Where it is refused the caller undoes the transaction. */
export async function redeemCoupon(
  tx: Db,
  redemption: { orderId: string; code: string; userId: string },
): Promise<string | undefined> {
  const refused = await claimUse(tx, redemption.code, redemption.userId);
  if (!refused) await insertRedemption(tx, redemption);
  return refused;
}

/** Counted after the use was taken: from then on nobody else takes one until the transaction ends. */
export async function claimUse(tx: Db, code: string, userId: string | null): Promise<string | undefined> {
  const taken = await takeUse(tx, code);
  if (!taken) return NONE_LEFT;
  const { limitPerCustomer } = taken;
  if (limitPerCustomer === null || !userId) return undefined;
  return (await countUses(tx, code, userId)) < limitPerCustomer ? undefined : ALREADY_USED;
}
