import { useQuery } from '@tanstack/react-query';
import type { Coupon } from '../../../../contract/coupon.ts';
import { couponRefusal, INVALID_COUPON } from '../../../../rules/coupon.ts';
import { paiseFromRupees } from '../../../../rules/money.ts';
import { answerWords } from '../../../lib/api-error-message.ts';
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
  const answer = await browserApi().api.orders['user-purchase-count'].$get();
  if (!answer.ok) throw new Error('purchases');
  return (await answer.json()).count;
}

async function fetchCoupons(): Promise<Coupon[]> {
  const answer = await browserApi().api.coupons.$get();
  if (!answer.ok) throw new Error('coupons');
  return answer.json();
}

export type FoundCoupon =
  | { is: 'good'; coupon: Coupon }
  /** `isFinal`: asked again, the answer would be the same. */
  | { is: 'refused'; words: string; isFinal: boolean };

/** Whether the coupon counts for this cart. The server looks again when the order is made. */
export async function findCoupon(
  code: string,
  { userId, subtotal }: { userId: string; subtotal: number },
): Promise<FoundCoupon> {
  const wanted = code.trim().toUpperCase();
  if (!wanted) return { is: 'refused', words: INVALID_COUPON, isFinal: true };
  try {
    const purchases = await queries.fetchQuery(purchasesOf(userId));
    const answer = await browserApi().api.coupons[':code'].$get({
      param: { code: encodeURIComponent(wanted) },
    });
    if (!answer.ok) {
      const words = await answerWords(answer, INVALID_COUPON);
      return { is: 'refused', words, isFinal: answer.status === 404 };
    }
    const coupon = await answer.json();
    const words = refusalOf(coupon, subtotal, purchases);
    return words ? { is: 'refused', words, isFinal: true } : { is: 'good', coupon };
  } catch {
    return { is: 'refused', words: 'The coupon could not be checked. Please try again.', isFinal: false };
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
