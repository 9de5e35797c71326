import { useQuery } from '@tanstack/react-query';
import type { Coupon } from '../../../../contract/coupon.ts';
import { couponError, INVALID_COUPON } from '../../../../rules/coupon.ts';
import { paiseFromRupees } from '../../../../rules/money.ts';
import { apiErrorMessage } from '../../../lib/api-error-message.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { queries } from '../../../lib/queries.ts';

const purchasesOf = (userId: string) => ({ queryKey: [userId, 'purchases'], queryFn: fetchPurchases });

/** The coupons that are open to this customer, by how much was bought before. */
export function useCoupons(userId: string): Coupon[] {
  const purchases = useQuery(purchasesOf(userId), queries).data ?? 0;
  const { data = [] } = useQuery({ queryKey: [userId, 'coupons'], queryFn: fetchCoupons }, queries);
  return data.filter(({ minPurchaseCount }) => minPurchaseCount <= purchases);
}

async function fetchPurchases(): Promise<number> {
  const response = await browserApi().api.orders['user-purchase-count'].$get();
  if (!response.ok) throw new Error('purchases');
  return (await response.json()).count;
}

async function fetchCoupons(): Promise<Coupon[]> {
  const response = await browserApi().api.coupons.$get();
  if (!response.ok) throw new Error('coupons');
  return response.json();
}

export type FoundCoupon =
  | { is: 'good'; coupon: Coupon }
  /** `isFinal`: asked again, the answer would be the same. */
  | { is: 'refused'; message: string; isFinal: boolean };

/** Whether the coupon counts for this cart. The server looks again when the order is made. */
export async function findCoupon(
  code: string,
  { userId, subtotal }: { userId: string; subtotal: number },
): Promise<FoundCoupon> {
  const wanted = code.trim().toUpperCase();
  if (!wanted) return { is: 'refused', message: INVALID_COUPON, isFinal: true };
  try {
    const purchases = await queries.fetchQuery(purchasesOf(userId));
    const response = await browserApi().api.coupons[':code'].$get({
      param: { code: encodeURIComponent(wanted) },
    });
    if (!response.ok) {
      const text = await apiErrorMessage(response, INVALID_COUPON);
      return { is: 'refused', message: text, isFinal: response.status === 404 };
    }
    const coupon = await response.json();
    const text = errorOf(coupon, subtotal, purchases);
    return text ? { is: 'refused', message: text, isFinal: true } : { is: 'good', coupon };
  } catch {
    return { is: 'refused', message: 'The coupon could not be checked. Please try again.', isFinal: false };
  }
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
