import type { Environment } from '../../src/extension/keys.ts';
import type { PaymentSource, ReportedPayment } from '../../src/extension/payment-source.ts';
import type { Razorpay } from './razorpay-client.ts';

export function razorpaySource(razorpay: Razorpay, environment: Environment): PaymentSource {
  return {
    environment,
    fetchReport: async ({ providerOrderId, hasRefunds }) => {
      const result = await razorpay.getOrderPayments(providerOrderId);
      if (result.is !== 'ok') return result;
      const payments: ReportedPayment[] = [];
      for (const payment of result.value) {
        const isMarked = payment.status === 'refunded' || payment.status === 'part-refunded';
        const refunds =
          isMarked || hasRefunds ? await razorpay.getRefunds(payment.id) : { is: 'ok' as const, value: [] };
        if (refunds.is !== 'ok') return refunds;
        const foreign = payment.orderId === providerOrderId ? undefined : 'provider-order';
        payments.push({ ...payment, refunds: refunds.value, foreign });
      }
      const authorised = payments.find(({ status }) => status === 'authorised');
      const approved = authorised && { id: authorised.id, amount: authorised, isCapturedByBrowser: false };
      return { is: 'ok', value: { payments, approved } };
    },
    fetchPayment: (id) => razorpay.getPayment(id),
    capture: ({ id, amount }) => razorpay.capture({ id, amountMinor: 0, currency: 'INR', ...amount }),
    refund: ({ providerPaymentId, amountMinor, idempotencyKey }) =>
      razorpay.refund({ paymentId: providerPaymentId, amountMinor, idempotencyKey }),
  };
}
