import { count, type OrderPromise, policyOfOrder, type ShopPolicy } from '../../rules/policy.ts';

/** How long a refund of this order takes to arrive. */
export function refundTime(order: { promise: Partial<OrderPromise> }, policy: ShopPolicy): string {
  const { refundBusinessDays } = policyOfOrder(policy, order.promise);
  return `within ${count(refundBusinessDays, 'business day')}`;
}
