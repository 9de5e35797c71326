import type { DispatchingShop } from './delivery.ts';
import { count, homeStateText, range, type ShopPolicy } from './policy.ts';

function minimumText({ minimumOrderRupees }: Pick<ShopPolicy, 'minimumOrderRupees'>): string {
  return minimumOrderRupees > 0 ? `An order starts at ₹${minimumOrderRupees}.` : 'There is no minimum order.';
}

function deliveryText(shop: DispatchingShop): string {
  const { processingBusinessDays, deliveryBusinessDays } = shop.policy;
  const { home, otherStates, remote } = deliveryBusinessDays;
  return `We pack in ${count(processingBusinessDays, 'business day')} after payment. Delivery then takes ${count(home, 'business day')} in ${homeStateText(shop)}, ${range(otherStates)} in other states and ${range(remote)} in remote areas.`;
}

/** The policy in a few sentences, as customers read it on the pages. */
export function policySummary(shop: { state: string; policy: ShopPolicy }): string[] {
  const { policy } = shop;
  return [
    minimumText(policy),
    deliveryText(shop),
    `Cancel within ${count(policy.freeCancellationHours, 'hour')} for a full refund. Report damage within ${count(policy.discrepancyHours, 'hour')} of delivery. Return or exchange within ${count(policy.returnDays, 'day')} of receiving the order.`,
    `Money is back within ${count(policy.refundBusinessDays, 'business day')}, an exchange arrives within ${count(policy.exchangeWorkingDays, 'working day')}.`,
  ];
}
