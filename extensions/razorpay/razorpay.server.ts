import type { PaymentServer, PaymentSettings } from '../../src/extension/payments.ts';

export function createPayment({ environment }: PaymentSettings): PaymentServer<never> {
  const missing = async () => ({ is: 'unreachable', reason: 'connection' }) as const;
  return { environment, options: async () => undefined, fetchReport: missing, refund: missing };
}
