import type { CspDirective } from '../../extension/payments.ts';
import type { Config } from '../platform/config/config.ts';
import { paymentsOf } from '../platform/config/extension-keys.ts';

const DIRECTIVES: readonly CspDirective[] = ['script-src', 'connect-src', 'frame-src', 'img-src'];

/** Origins that the Content-Security-Policy (CSP) allows for payments, as the payment methods declare them. */
export function cspPaymentOrigins({
  extensions,
  paymentSettings,
}: Pick<Config, 'extensions' | 'paymentSettings'>): Record<CspDirective, string[]> {
  const declared = paymentsOf(extensions).map(({ id, cspOrigins }) => {
    const settings = paymentSettings[id];
    return (settings && cspOrigins?.(settings)) ?? {};
  });
  const origins = DIRECTIVES.map((directive) => [
    directive,
    [...new Set(declared.flatMap((one) => one[directive] ?? []))],
  ]);
  return Object.fromEntries(origins) as Record<CspDirective, string[]>;
}
