import type { Paypal } from '../providers/paypal.ts';
import type { PaypalCapture } from '../providers/paypal-wire.ts';
import type { Environment, PaymentSource, SeenPayment } from './payment-source.ts';

interface Account {
  environment: Environment;
  /** Undefined: PayPal's answers are about the account of our keys anyway. */
  merchantId: string | undefined;
}

export function paypalSource(paypal: Paypal, { environment, merchantId }: Account): PaymentSource {
  const foreignness = (capture: PaypalCapture, providerOrderId: string, orderId: string) => {
    if (capture.orderId !== providerOrderId) return 'the capture names another order of PayPal';
    if (capture.shopOrderId !== orderId) return 'the capture names another order of the shop';
    if (merchantId && capture.merchantId !== merchantId) return 'the capture paid another merchant';
    return undefined;
  };

  return {
    environment,
    inspect: async ({ providerOrderId, orderId }) => {
      const result = await paypal.getOrder(providerOrderId);
      if (result.is !== 'ok') return result;
      const { status, captures, refunds } = result.value;
      const payments: SeenPayment[] = [];
      for (const { id } of captures) {
        // only a capture asked for by its own id tells who was paid
        const capture = await paypal.getCapture(id);
        if (capture.is !== 'ok') return capture;
        const foreign = foreignness(capture.value, providerOrderId, orderId);
        payments.push({ ...capture.value, refunds, foreign });
      }
      const isApproved = status === 'approved' && payments.length === 0;
      const promised = isApproved ? { id: providerOrderId, sum: undefined, isBrowsersTurn: true } : undefined;
      return { is: 'ok', value: { payments, promised } };
    },
    find: (id) => paypal.getCapture(id),
    capturePromised: ({ id }) => paypal.captureOrder(id),
    refund: ({ providerPaymentId, amountMinor, idempotencyKey }) =>
      paypal.refund({ captureId: providerPaymentId, amountCents: amountMinor, requestId: idempotencyKey }),
  };
}
