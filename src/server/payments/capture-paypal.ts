import { holdForPayment, lockForPayment } from '../orders/hold-for-payment.ts';
import { databaseNow } from '../platform/db/database-now.ts';
import type { PaypalOrder } from '../providers/paypal-wire.ts';
import { type AttemptRow, findAttempt } from './attempts.store.ts';
import { type NotPayable, whyNotPayable } from './begin-attempt.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { findPayment } from './payments.store.ts';
import { settlePayment } from './settle-payment.ts';

type Rejection =
  | NotPayable
  | 'paypal-not-offered'
  | 'quote-expired'
  | 'instrument-declined'
  | 'payment-pending'
  | 'payment-refused'
  | 'payment-returned'
  | 'provider-away';

/** The customer may choose another card in the same window. */
const MAY_TRY_AGAIN = new Set(['INSTRUMENT_DECLINED', 'PAYER_ACTION_REQUIRED', 'PAYER_CANNOT_PAY']);

/** Takes what the customer agreed to at PayPal, if the order can still have it. */
export async function capturePaypal(
  deps: PaymentDeps,
  { userId, paypalOrderId }: { userId: string; paypalOrderId: string },
): Promise<{ paymentId: string } | Rejection> {
  if (!deps.offersPaypal) return 'paypal-not-offered';
  const attempt = await findAttempt(deps.db, 'paypal', paypalOrderId);
  if (attempt?.customerId !== userId) return 'order-not-found';
  const rejected = attempt.status === 'succeeded' ? undefined : await whyNot(deps, userId, attempt);
  if (rejected) return rejected;
  const result = await deps.paypal.captureOrder(paypalOrderId);
  if (result.is === 'rejected') {
    deps.log.info({ code: result.code, attempt: attempt.id }, 'PayPal refused a capture');
    return MAY_TRY_AGAIN.has(result.code) ? 'instrument-declined' : 'payment-refused';
  }
  const settled = await settlePayment(deps, attempt, { actor: 'provider' });
  // who did not answer just now is not asked a third time while the customer waits
  if (settled.is === 'unreachable') {
    return (result.is === 'ok' && (await paidBy(deps, result.value))) || 'provider-away';
  }
  if (result.is === 'unreachable') {
    const order = await deps.paypal.getOrder(paypalOrderId);
    return (order.is === 'ok' && (await paidBy(deps, order.value))) || 'provider-away';
  }
  const [capture] = result.value.captures.toReversed();
  if (capture?.status === 'pending') return 'payment-pending';
  if (!capture || capture.status === 'failed') return 'instrument-declined';
  const payment = await findPayment(deps.db, 'paypal', capture.id);
  if (payment?.status === 'captured' || payment?.status === 'duplicate') return { paymentId: capture.id };
  return payment?.status === 'unfulfilled' ? 'payment-returned' : 'payment-refused';
}

/** Nothing is taken for an order that is paid, gone, sold out, or at a price that holds no more. */
function whyNot({ db }: PaymentDeps, userId: string, attempt: AttemptRow): Promise<Rejection | undefined> {
  return db.transaction(async (tx) => {
    const order = await lockForPayment(tx, { userId, orderId: attempt.orderId });
    if (!order) return 'order-not-found';
    const rejected = whyNotPayable(order, userId);
    if (rejected) return rejected;
    if (attempt.validUntil && attempt.validUntil < (await databaseNow(tx))) return 'quote-expired';
    return holdForPayment(tx, order);
  });
}

async function paidBy({ db }: PaymentDeps, { captures: [capture] }: PaypalOrder) {
  const payment = capture && (await findPayment(db, 'paypal', capture.id));
  return payment?.status === 'captured' ? { paymentId: payment.providerPaymentId } : undefined;
}
