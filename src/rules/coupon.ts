import { checkout } from '../messages/checkout.ts';
import { type Paise, paise, rupeesFromPaise } from './money.ts';

export interface CouponTerms {
  offerPercentage: number;
  expiresAt: Date;
  minPurchase: Paise;
  minPurchaseCount: number;
}

/** Customer message when the coupon is not valid for this cart; undefined when it is. */
export function couponError(
  coupon: CouponTerms | undefined,
  { subtotal, purchases, now }: { subtotal: Paise; purchases: number; now: Date },
): string | undefined {
  if (!coupon) return checkout.couponInvalid;
  if (coupon.expiresAt <= now) return checkout.couponExpired;
  if (subtotal < coupon.minPurchase) return checkout.couponMinimum(rupeesFromPaise(coupon.minPurchase));
  if (purchases < coupon.minPurchaseCount) return checkout.couponPurchases(coupon.minPurchaseCount);
  return undefined;
}

/** The coupon's discount, rounded half up to the paisa and limited to the subtotal. */
export function couponDiscount(subtotal: Paise, offerPercentage: number): Paise {
  const off = Math.floor((subtotal * offerPercentage + 50) / 100);
  return paise(Math.min(subtotal, Math.max(0, off)));
}
