import type { Razorpay } from '../providers/razorpay.ts';
import type { Environment, PaymentSource, SeenPayment } from './payment-source.ts';

export function razorpaySource(razorpay: Razorpay, environment: Environment): PaymentSource {
  return {
    environment,
    inspect: async ({ providerOrderId, hasRefunds }) => {
      const result = await razorpay.getOrderPayments(providerOrderId);
      if (result.is !== 'ok') return result;
      const payments: SeenPayment[] = [];
      for (const payment of result.value) {
        const isMarked = payment.status === 'refunded' || payment.status === 'part-refunded';
        const refunds =
          isMarked || hasRefunds ? await razorpay.getRefunds(payment.id) : { is: 'ok' as const, value: [] };
        if (refunds.is !== 'ok') return refunds;
        const foreign = payment.orderId === providerOrderId ? undefined : 'the payment names another order';
        payments.push({ ...payment, refunds: refunds.value, foreign });
      }
      const waiting = payments.find(({ status }) => status === 'authorised');
      const promised = waiting && { id: waiting.id, sum: waiting, isBrowsersTurn: false };
      return { is: 'ok', value: { payments, promised } };
    },
    find: (id) => razorpay.getPayment(id),
    capturePromised: ({ id, sum }) => razorpay.capture({ id, amountMinor: 0, currency: 'INR', ...sum }),
    refund: ({ providerPaymentId, amountMinor, idempotencyKey }) =>
      razorpay.refund({ paymentId: providerPaymentId, amountMinor, idempotencyKey }),
  };
}
