import { useQuery } from '@tanstack/react-query';
import type { Coupon } from '../../../../contract/coupon.ts';
import { checkout } from '../../../../messages/checkout.ts';
import { couponError } from '../../../../rules/coupon.ts';
import { paiseFromRupees } from '../../../../rules/money.ts';
import { ActionError } from '../../../lib/action-error.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { ApiError, callApi, orUndefined } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';

const purchasesOf = (userId: string) => ({ queryKey: [userId, 'purchases'], queryFn: fetchPurchases });

/** The coupons that this customer may use, by the number of earlier purchases. */
export function useCoupons(userId: string): Coupon[] {
  const purchases = useQuery(purchasesOf(userId), queries).data ?? 0;
  const { data = [] } = useQuery({ queryKey: [userId, 'coupons'], queryFn: fetchCoupons }, queries);
  return data.filter(({ minPurchaseCount }) => minPurchaseCount <= purchases);
}

async function fetchPurchases(): Promise<number> {
  return (await callApi(browserApi().api.orders['user-purchase-count'].$get())).count;
}

function fetchCoupons(): Promise<Coupon[]> {
  return callApi(browserApi().api.coupons.$get());
}

/** The coupon, when it is valid for this cart. The server validates it again when the order is placed. */
export async function findCoupon(
  code: string,
  { userId, subtotal }: { userId: string; subtotal: number },
): Promise<Coupon> {
  const normalized = code.trim().toUpperCase();
  if (!normalized) throw new ActionError(checkout.couponInvalid);
  const purchases = await orUndefined(queries.fetchQuery(purchasesOf(userId)));
  if (purchases === undefined) throw new ApiError(checkout.couponUnchecked, { status: 0 });
  const coupon = await callApi(
    browserApi().api.coupons[':code'].$get({ param: { code: encodeURIComponent(normalized) } }),
    { noMessage: checkout.couponInvalid, noConnection: checkout.couponUnchecked },
  );
  const message = errorOf(coupon, subtotal, purchases);
  if (message) throw new ActionError(message);
  return coupon;
}

/** Whether the same code would be rejected again, as opposed to a failed request. */
export function isInvalidCoupon(error: ActionError | ApiError): boolean {
  return error instanceof ActionError || error.status === 404;
}

function errorOf(coupon: Coupon, subtotal: number, purchases: number): string | undefined {
  const terms = {
    offerPercentage: coupon.offerPercentage,
    expiresAt: new Date(coupon.expiryDate),
    minPurchase: paiseFromRupees(coupon.minPurchaseAmount),
    minPurchaseCount: coupon.minPurchaseCount,
  };
  return couponError(terms, { subtotal: paiseFromRupees(subtotal), purchases, now: new Date() });
}
