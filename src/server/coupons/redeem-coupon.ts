import { couponDiscount, couponRefusal, INVALID_COUPON } from '../../rules/coupon.ts';
import type { Paise } from '../../rules/money.ts';
import { databaseNow } from '../platform/db/database-now.ts';
import type { Db } from '../platform/db/db.ts';
import { countUses, findCoupon, takeUse } from './coupons.store.ts';
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
  const coupon = code ? await findCoupon(db, code) : undefined;
  const refused = couponRefusal(coupon, { subtotal, purchases, now: await databaseNow(db) });
  if (!coupon || refused) return { refused: refused ?? INVALID_COUPON };
  return { code: coupon.code, discount: couponDiscount(subtotal, coupon.offerPercentage) };
}

/** Takes one use for an order. Where it is refused the caller undoes the transaction. */
export async function redeemCoupon(tx: Db, purchase: Purchase): Promise<CouponOutcome> {
  const judged = await judgeCoupon(tx, purchase);
  if ('refused' in judged) return judged;
  const refused = await claimUse(tx, judged.code, purchase.userId);
  return refused ? { refused } : judged;
}

/** Counted after the use was taken: from then on nobody else takes one until the transaction ends. */
export async function claimUse(tx: Db, code: string, userId: string | null): Promise<string | undefined> {
  const taken = await takeUse(tx, code);
  if (!taken) return NONE_LEFT;
  const { limitPerCustomer } = taken;
  if (limitPerCustomer === null || !userId) return undefined;
  return (await countUses(tx, code, userId)) < limitPerCustomer ? undefined : ALREADY_USED;
}
