import { type Paise, paise, rupeesFromPaise } from './money.ts';

export interface CouponTerms {
  offerPercentage: number;
  expiresAt: Date;
  minPurchase: Paise;
  minPurchaseCount: number;
}

export const INVALID_COUPON = 'Invalid coupon code';

/** Why the coupon does not count for this cart, in the words the customer reads; undefined when it does. */
export function couponError(
  coupon: CouponTerms | undefined,
  { subtotal, purchases, now }: { subtotal: Paise; purchases: number; now: Date },
): string | undefined {
  if (!coupon) return INVALID_COUPON;
  if (coupon.expiresAt <= now) return 'Coupon expired';
  if (subtotal < coupon.minPurchase)
    return `Minimum purchase ₹${rupeesFromPaise(coupon.minPurchase)} required`;
  if (purchases < coupon.minPurchaseCount) return `You need at least ${coupon.minPurchaseCount} purchases`;
  return undefined;
}

/** What the coupon takes off, half a paisa rounds up; never less than nothing, never more than the subtotal. */
export function couponDiscount(subtotal: Paise, offerPercentage: number): Paise {
  const off = Math.floor((subtotal * offerPercentage + 50) / 100);
  return paise(Math.min(subtotal, Math.max(0, off)));
}
