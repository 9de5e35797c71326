import type { PaymentTesting } from '../../src/extension/server/testing.ts';

interface Books {
  razorpay: { payments: Record<string, { amount_refunded: number }> };
}

export const payments: Record<string, PaymentTesting> = {
  razorpay: {
    startPath: '/razorpay/create-order',
    readStarted: ({ orderId }) => String(orderId),
    simulate: ({ request }) => ({
      pay: async ({ providerOrderId }) => {
        const paid = await request(`/sandbox/razorpay/v1/orders/${providerOrderId}/simulate`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: '{}',
        });
        const body = (await paid.json()) as Record<string, string>;
        return {
          paymentId: body.razorpay_payment_id ?? '',
          confirmation: { method: 'POST', path: '/razorpay/verify-payment', body },
        };
      },
      refunded: async (paymentId) => {
        const books = (await (await request('/sandbox/control/state')).json()) as Books;
        return books.razorpay.payments[paymentId]?.amount_refunded ?? 0;
      },
    }),
  },
};
