import type { AdminCoupon, CouponEdit } from '../../../contract/admin/coupons.ts';
import { addDays, dayOf, startOfDay } from '../../../rules/days.ts';
import { paiseFromRupees, rupeesFromPaise } from '../../../rules/money.ts';
import type { CouponRow } from '../coupons.store.ts';

/** A coupon as an admin sees it, with its limits and how often it was used. */
export function adminCoupon(row: CouponRow): AdminCoupon {
  return {
    code: row.code,
    description: row.description,
    offerPercentage: row.offerPercentage,
    // it expires at midnight after that day
    expiresOn: dayOf(new Date(row.expiresAt.getTime() - 1)),
    isExpired: row.expiresAt <= new Date(),
    minPurchaseAmount: rupeesFromPaise(row.minPurchase),
    minPurchaseCount: row.minPurchaseCount,
    limitPerCustomer: row.limitPerCustomer,
    limitTotal: row.limitTotal,
    usedCount: row.usedCount,
  };
}

/** The admin's input as it is stored. */
export function couponColumns({ expiresOn, minPurchaseAmount, ...rest }: CouponEdit) {
  return {
    description: rest.description,
    offerPercentage: rest.offerPercentage,
    minPurchaseCount: rest.minPurchaseCount,
    limitPerCustomer: rest.limitPerCustomer,
    limitTotal: rest.limitTotal,
    expiresAt: startOfDay(addDays(expiresOn, 1)),
    minPurchase: paiseFromRupees(minPurchaseAmount),
  };
}
