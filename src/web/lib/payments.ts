import type { Payment } from '../../extension/payments.ts';
import { extensions } from './extensions.ts';

/** Every payment method that this shop may offer, in the order of shop.config.ts. */
export const payments: readonly Payment[] = extensions.flatMap((extension) => extension.payments ?? []);

/** The company behind a payment. A method that has left the shop since is shown by its id. */
export function providerName(id: string): string {
  return payments.find((payment) => payment.id === id)?.provider ?? id;
}

/** There is no provider to ask: admins record what arrives and send refunds themselves. */
export function isByHand(id: string): boolean {
  return payments.some((payment) => payment.id === id && payment.hasReceipts);
}
