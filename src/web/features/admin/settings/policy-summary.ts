import { adminSettings } from '../../../../messages/admin-settings.ts';
import { states } from '../../../../messages/states.ts';
import type { ShopPolicy } from '../../../../rules/policy.ts';

/** The policy in a few sentences, as customers read it on the pages. */
export function policySummary({ state, policy }: { state: string; policy: ShopPolicy }): string[] {
  return [
    adminSettings.orderStartsAt(policy.minimumOrderRupees),
    adminSettings.packedAndDelivered({
      ...policy.deliveryBusinessDays,
      packing: policy.processingBusinessDays,
      state: states.shown(state) || adminSettings.ownState,
    }),
    adminSettings.cancelReportReturn({
      cancel: policy.freeCancellationHours,
      report: policy.discrepancyHours,
      days: policy.returnDays,
    }),
    adminSettings.moneyAndExchange({
      money: policy.refundBusinessDays,
      exchange: policy.exchangeWorkingDays,
    }),
  ];
}
