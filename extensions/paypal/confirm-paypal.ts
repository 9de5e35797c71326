import type { PaymentActions } from '../../src/extension/payment-actions.ts';
import type { PaymentRoute } from '../../src/extension/payments.ts';
import type { Paypal } from './paypal-client.ts';

/** The browser sends the id of a capture. PayPal and the shop's own records decide whether it pays an order, and which. */
export async function confirmPaypal(
  { paypal, actions }: { paypal: Paypal; actions: PaymentActions },
  { userId, captureId }: { userId: string; captureId: string },
): ReturnType<PaymentRoute['handle']> {
  if (!(await actions.findPayment(captureId))) {
    const capture = await paypal.getCapture(captureId);
    if (capture.is === 'unreachable') return failure('provider-away');
    if (capture.is === 'rejected') return failure('payment-unknown');
    const attempt = capture.value.orderId && (await actions.findAttempt(capture.value.orderId));
    if (!attempt || attempt.customerId !== userId) return failure('payment-refused');
    const settled = await actions.settle(attempt);
    if (settled.is === 'unreachable') return failure('provider-away');
  }
  const payment = await actions.findPayment(captureId);
  const order = payment && (await actions.getOrder(userId, payment.orderId));
  if (!order?.ok) return failure('payment-refused');
  if (payment?.status === 'unfulfilled') return failure('payment-returned');
  const pays = payment?.status === 'captured' || payment?.status === 'duplicate';
  return pays && order.value.paymentStatus === 'COMPLETED'
    ? { ok: true, body: order.value }
    : failure('payment-refused');
}

function failure(code: string) {
  return { ok: false as const, code };
}
