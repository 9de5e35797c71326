import type { PaymentTesting } from '../../src/extension/server/testing.ts';

interface Books {
  paypal: { captures: Record<string, { refundedMinor: number }> };
}

export const payments: Record<string, PaymentTesting> = {
  paypal: {
    startPath: '/paypal/create-order',
    readStarted: ({ orderId }) => String(orderId),
    simulate: ({ request }) => ({
      pay: async ({ providerOrderId }) => {
        const paid = await request(`/sandbox/paypal/v2/checkout/orders/${providerOrderId}/simulate`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ outcome: 'capture' }),
        });
        const { captureID: paymentId = '' } = (await paid.json()) as Record<string, string>;
        return { paymentId, confirmation: { method: 'PUT', path: '/pay', body: { paymentId } } };
      },
      refunded: async (paymentId) => {
        const books = (await (await request('/sandbox/control/state')).json()) as Books;
        return books.paypal.captures[paymentId]?.refundedMinor ?? 0;
      },
    }),
  },
};
