import type { Environment } from '../../src/extension/keys.ts';
import type { PaymentSource, ReportedPayment } from '../../src/extension/payment-source.ts';
import type { Paypal } from './paypal-client.ts';
import type { PaypalCapture } from './paypal-wire.ts';

interface Account {
  environment: Environment;
  /** Undefined: PayPal's responses are about the account of the shop's keys anyway. */
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
    fetchReport: async ({ providerOrderId, orderId }) => {
      const result = await paypal.getOrder(providerOrderId);
      if (result.is !== 'ok') return result;
      const { status, captures, refunds } = result.value;
      const payments: ReportedPayment[] = [];
      for (const { id } of captures) {
        // only the capture itself, requested by its id, names the merchant who was paid
        const capture = await paypal.getCapture(id);
        if (capture.is !== 'ok') return capture;
        const foreign = foreignness(capture.value, providerOrderId, orderId);
        payments.push({ ...capture.value, refunds, foreign });
      }
      const isApproved = status === 'approved' && payments.length === 0;
      const approved = isApproved
        ? { id: providerOrderId, amount: undefined, isCapturedByBrowser: true }
        : undefined;
      return { is: 'ok', value: { payments, approved } };
    },
    fetchPayment: (id) => paypal.getCapture(id),
    capture: ({ id }) => paypal.captureOrder(id),
    refund: ({ providerPaymentId, amountMinor, idempotencyKey }) =>
      paypal.refund({ captureId: providerPaymentId, amountCents: amountMinor, requestId: idempotencyKey }),
  };
}
