import type { PaymentMethod } from '../../rules/payment-methods.ts';
import type { Config } from '../platform/config/config.ts';

/** Cash on delivery is not offered. */
export function paymentMethodsOf({ paypal }: Pick<Config, 'paypal'>): PaymentMethod[] {
  return paypal.isOffered ? ['upi', 'paypal'] : ['upi'];
}
