import type { Config } from '../platform/config/config.ts';
import { paymentsOf } from '../platform/config/extension-keys.ts';

/** The payment methods that customers can choose. */
export function paymentMethodsOf({
  extensions,
  paymentSettings,
}: Pick<Config, 'extensions' | 'paymentSettings'>): string[] {
  return paymentsOf(extensions)
    .filter(({ id }) => paymentSettings[id]?.isOffered)
    .map(({ method }) => method);
}
