import { type Paise, paise, rupeesFromPaise } from './money.ts';

export interface CouponTerms {
  offerPercentage: number;
  expiresAt: Date;
  minPurchase: Paise;
  minPurchaseCount: number;
}

export const INVALID_COUPON = 'Invalid coupon code';

/** Customer message when the coupon is not valid for this cart; undefined when it is. */
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

/** The coupon's discount, rounded half up to the paisa and limited to the subtotal. */
export function couponDiscount(subtotal: Paise, offerPercentage: number): Paise {
  const off = Math.floor((subtotal * offerPercentage + 50) / 100);
  return paise(Math.min(subtotal, Math.max(0, off)));
}
