import type { PaymentActions } from '../../src/extension/payment-actions.ts';
import type { PaymentRoute, ProviderTools } from '../../src/extension/payments.ts';
import type { Paypal } from './paypal-client.ts';
import type { PaypalOrder } from './paypal-wire.ts';

interface Deps extends Pick<ProviderTools, 'log'> {
  paypal: Paypal;
  actions: PaymentActions;
}

type Captured = ReturnType<PaymentRoute['handle']>;

/** The customer may choose another card in the same window. */
const MAY_TRY_AGAIN = new Set(['INSTRUMENT_DECLINED', 'PAYER_ACTION_REQUIRED', 'PAYER_CANNOT_PAY']);

/** Captures what the customer approved at PayPal, if the order is still available. */
export async function capturePaypal(
  deps: Deps,
  { userId, paypalOrderId }: { userId: string; paypalOrderId: string },
): Captured {
  const { paypal, actions, log } = deps;
  const attempt = await actions.findAttempt(paypalOrderId);
  if (attempt?.customerId !== userId) return failure('order-not-found');
  if (attempt.status !== 'succeeded') {
    const held = await actions.holdForCapture(userId, attempt);
    if (!held.ok) return held;
  }
  const result = await paypal.captureOrder(paypalOrderId);
  if (result.is === 'rejected') {
    log.info({ code: result.code, attempt: attempt.id }, 'PayPal rejected a capture');
    return failure(MAY_TRY_AGAIN.has(result.code) ? 'instrument-declined' : 'payment-refused');
  }
  const settled = await actions.settle(attempt);
  // an unreachable provider is not called a third time while the customer waits
  if (settled.is === 'unreachable') {
    return result.is === 'ok' ? recordedCapture(deps, result.value) : failure('provider-away');
  }
  if (result.is === 'unreachable') {
    const order = await paypal.getOrder(paypalOrderId);
    return order.is === 'ok' ? recordedCapture(deps, order.value) : failure('provider-away');
  }
  const [capture] = result.value.captures.toReversed();
  if (capture?.status === 'pending') return failure('payment-pending');
  if (!capture || capture.status === 'failed') return failure('instrument-declined');
  const payment = await actions.findPayment(capture.id);
  if (payment?.status === 'captured' || payment?.status === 'duplicate') return success(capture.id);
  return failure(payment?.status === 'unfulfilled' ? 'payment-returned' : 'payment-refused');
}

/** The capture of an order, if another flow has recorded it. */
async function recordedCapture({ actions }: Deps, { captures: [capture] }: PaypalOrder): Captured {
  const payment = capture && (await actions.findPayment(capture.id));
  return payment?.status === 'captured' ? success(payment.providerPaymentId) : failure('provider-away');
}

function success(paymentId: string) {
  return { ok: true as const, body: { paymentId } };
}

function failure(code: string) {
  return { ok: false as const, code };
}
