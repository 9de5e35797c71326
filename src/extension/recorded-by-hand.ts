import type { Environment } from './keys.ts';
import type { StartedAttempt } from './payment-actions.ts';
import type { PaymentServer } from './payments.ts';

/**
 * The server side of a method without a provider, such as a bank transfer: admins record what arrived (`hasReceipts`), and
 * pay refunds themselves. `browser` is what the panel gets when the customer has chosen the method.
 */
export function recordedByHand(
  environment: Environment,
  browser: (attempt: StartedAttempt) => Record<string, unknown>,
): PaymentServer<Record<string, never>> {
  return {
    environment,
    options: async () => ({}),
    start: async (started) => ({
      is: 'ok',
      value: { providerOrderId: started.attempt.id, state: 'open', browser: browser(started) },
    }),
    fetchReport: async ({ providerOrderId, currency, receipts }) => ({
      is: 'ok',
      value: {
        payments: receipts.map(({ reference, amountMinor, receivedAt }) => ({
          id: reference,
          orderId: providerOrderId,
          status: 'captured',
          amountMinor,
          currency,
          capturedAt: receivedAt,
          reason: undefined,
          refunds: [],
          foreign: undefined,
        })),
        approved: undefined,
      },
    }),
    // until an admin says that it was sent
    refund: async ({ idempotencyKey, amountMinor }) => ({
      is: 'ok',
      value: { id: idempotencyKey, status: 'pending', amountMinor, currency: undefined },
    }),
  };
}
