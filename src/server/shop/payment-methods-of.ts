import type { Config } from '../platform/config/config.ts';

/** Cash on delivery is not offered. */
export function paymentMethodsOf({ paypal }: Pick<Config, 'paypal'>): string[] {
  return paypal.isOffered ? ['upi', 'paypal'] : ['upi'];
}
