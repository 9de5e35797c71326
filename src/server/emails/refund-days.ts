import type { Language } from '../../rules/languages.ts';
import { type OrderPromise, policyOfOrder, type ShopPolicy } from '../../rules/policy.ts';
import { unitTexts } from './email-texts.ts';

/** How long a refund of this order takes to arrive. */
export function refundDays(
  { language, promise }: { language: Language; promise: Partial<OrderPromise> },
  policy: ShopPolicy,
): string {
  return unitTexts(language).businessDays(policyOfOrder(policy, promise).refundBusinessDays);
}
