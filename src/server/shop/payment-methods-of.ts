import type { CashTerms } from '../../rules/cash-on-delivery.ts';
import { CASH_ON_DELIVERY } from '../../rules/payment-methods.ts';
import type { Config } from '../platform/config/config.ts';
import { paymentsOf } from '../platform/config/extension-keys.ts';

/** The payment methods that customers can choose. Cash on delivery is a setting, the others need their keys. */
export function paymentMethodsOf(
  { extensions, paymentSettings }: Pick<Config, 'extensions' | 'paymentSettings'>,
  { isOffered: takesCash = false }: Partial<CashTerms>,
): string[] {
  return paymentsOf(extensions)
    .filter(({ id }) => paymentSettings[id]?.isOffered && (id !== CASH_ON_DELIVERY || takesCash))
    .map(({ method }) => method);
}
