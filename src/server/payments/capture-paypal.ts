import { holdForPayment, lockForPayment } from '../orders/hold-for-payment.ts';
import { databaseNow } from '../platform/db/database-now.ts';
import { failure, type Result, success } from '../platform/result.ts';
import type { PaypalOrder } from '../providers/paypal-wire.ts';
import { type AttemptRow, findAttempt } from './attempts.store.ts';
import { type AttemptCode, requirePayable } from './begin-attempt.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { findPayment } from './payments.store.ts';
import { settlePayment } from './settle-payment.ts';

type Code =
  | AttemptCode
  | 'paypal-not-offered'
  | 'quote-expired'
  | 'instrument-declined'
  | 'payment-pending'
  | 'payment-refused'
  | 'payment-returned'
  | 'provider-away';

type Captured = Result<{ paymentId: string }, Code>;

/** The customer may choose another card in the same window. */
const MAY_TRY_AGAIN = new Set(['INSTRUMENT_DECLINED', 'PAYER_ACTION_REQUIRED', 'PAYER_CANNOT_PAY']);

/** Captures what the customer approved at PayPal, if the order is still available. */
export async function capturePaypal(
  deps: PaymentDeps,
  { userId, paypalOrderId }: { userId: string; paypalOrderId: string },
): Promise<Captured> {
  if (!deps.offersPaypal) return failure('paypal-not-offered');
  const attempt = await findAttempt(deps.db, 'paypal', paypalOrderId);
  if (attempt?.customerId !== userId) return failure('order-not-found');
  const held = attempt.status === 'succeeded' ? success() : await holdForCapture(deps, userId, attempt);
  if (!held.ok) return held;
  const result = await deps.paypal.captureOrder(paypalOrderId);
  if (result.is === 'rejected') {
    deps.log.info({ code: result.code, attempt: attempt.id }, 'PayPal rejected a capture');
    return failure(MAY_TRY_AGAIN.has(result.code) ? 'instrument-declined' : 'payment-refused');
  }
  const settled = await settlePayment(deps, attempt, { actor: 'provider' });
  // an unreachable provider is not called a third time while the customer waits
  if (settled.is === 'unreachable') {
    return result.is === 'ok' ? recordedCapture(deps, result.value) : failure('provider-away');
  }
  if (result.is === 'unreachable') {
    const order = await deps.paypal.getOrder(paypalOrderId);
    return order.is === 'ok' ? recordedCapture(deps, order.value) : failure('provider-away');
  }
  const [capture] = result.value.captures.toReversed();
  if (capture?.status === 'pending') return failure('payment-pending');
  if (!capture || capture.status === 'failed') return failure('instrument-declined');
  const payment = await findPayment(deps.db, 'paypal', capture.id);
  if (payment?.status === 'captured' || payment?.status === 'duplicate') {
    return success({ paymentId: capture.id });
  }
  return failure(payment?.status === 'unfulfilled' ? 'payment-returned' : 'payment-refused');
}

/** Nothing is captured for an order that is paid, deleted or sold out, or whose price in dollars has expired. */
function holdForCapture(
  { db, rates }: PaymentDeps,
  userId: string,
  attempt: AttemptRow,
): Promise<Result<unknown, Code>> {
  return db.transaction(async (tx) => {
    const payable = requirePayable(await lockForPayment(tx, { userId, orderId: attempt.orderId }), userId);
    if (!payable.ok) return payable;
    const isExpired = attempt.validUntil && attempt.validUntil < (await databaseNow(tx));
    return isExpired ? failure('quote-expired') : holdForPayment(tx, payable.value, rates);
  });
}

/** The capture of an order, if another flow has recorded it. */
async function recordedCapture({ db }: PaymentDeps, { captures: [capture] }: PaypalOrder): Promise<Captured> {
  const payment = capture && (await findPayment(db, 'paypal', capture.id));
  return payment?.status === 'captured'
    ? success({ paymentId: payment.providerPaymentId })
    : failure('provider-away');
}
