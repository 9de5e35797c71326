import { useQuery } from '@tanstack/react-query';
import type { Coupon } from '../../../contract/coupon.ts';
import { couponRefusal, INVALID_COUPON } from '../../../rules/coupon.ts';
import { paiseFromRupees } from '../../../rules/money.ts';
import { answerWords } from '../../lib/answer-words.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { queries } from '../../lib/queries.ts';

/** The coupons that are open to this customer, by how much was bought before. */
export function useCoupons(userId: string): { coupons: Coupon[]; purchases: number } {
  const purchases = useQuery({ queryKey: [userId, 'purchases'], queryFn: fetchPurchases }, queries).data ?? 0;
  const { data = [] } = useQuery({ queryKey: [userId, 'coupons'], queryFn: fetchCoupons }, queries);
  return { coupons: data.filter(({ minPurchaseCount }) => minPurchaseCount <= purchases), purchases };
}

async function fetchPurchases(): Promise<number> {
  const answer = await browserApi().api.orders['user-purchase-count'].$get();
  if (!answer.ok) throw new Error('purchases');
  return (await answer.json()).count;
}

async function fetchCoupons(): Promise<Coupon[]> {
  const answer = await browserApi().api.coupons.$get();
  if (!answer.ok) throw new Error('coupons');
  return answer.json();
}

/** The coupon when it counts for this cart, else why not. The server looks again when the order is made. */
export async function findCoupon(
  code: string,
  { subtotal, purchases }: { subtotal: number; purchases: number },
): Promise<Coupon | string> {
  const wanted = code.trim().toUpperCase();
  if (!wanted) return INVALID_COUPON;
  try {
    const answer = await browserApi().api.coupons[':code'].$get({
      param: { code: encodeURIComponent(wanted) },
    });
    if (!answer.ok) return await answerWords(answer, INVALID_COUPON);
    const coupon = await answer.json();
    return refusalOf(coupon, subtotal, purchases) ?? coupon;
  } catch {
    return 'The coupon could not be checked. Please try again.';
  }
}

function refusalOf(coupon: Coupon, subtotal: number, purchases: number): string | undefined {
  const terms = {
    offerPercentage: coupon.offerPercentage,
    expiresAt: new Date(coupon.expiryDate),
    minPurchase: paiseFromRupees(coupon.minPurchaseAmount),
    minPurchaseCount: coupon.minPurchaseCount,
  };
  return couponRefusal(terms, { subtotal: paiseFromRupees(subtotal), purchases, now: new Date() });
}
