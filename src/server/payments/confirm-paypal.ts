import type { Order } from '../../contract/order.ts';
import { getOrder } from '../orders/read-orders.ts';
import { failure, type Result } from '../platform/result.ts';
import { findAttempt } from './attempts.store.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { findPayment } from './payments.store.ts';
import { settlePayment } from './settle-payment.ts';

type Code =
  | 'paypal-not-offered'
  | 'payment-unknown'
  | 'payment-refused'
  | 'payment-returned'
  | 'provider-away';

/** The browser sends the id of a capture. PayPal and the shop's own records decide whether it pays an order, and which. */
export async function confirmPaypal(
  deps: PaymentDeps,
  { userId, captureId }: { userId: string; captureId: string },
): Promise<Result<Order, Code>> {
  const { db, paypal } = deps;
  if (!deps.offersPaypal) return failure('paypal-not-offered');
  if (!(await findPayment(db, 'paypal', captureId))) {
    const capture = await paypal.getCapture(captureId);
    if (capture.is === 'unreachable') return failure('provider-away');
    if (capture.is === 'rejected') return failure('payment-unknown');
    const attempt = capture.value.orderId && (await findAttempt(db, 'paypal', capture.value.orderId));
    if (!attempt || attempt.customerId !== userId) return failure('payment-refused');
    const settled = await settlePayment(deps, attempt, { actor: 'provider' });
    if (settled.is === 'unreachable') return failure('provider-away');
  }
  const payment = await findPayment(db, 'paypal', captureId);
  const order = payment && (await getOrder(db, userId, payment.orderId));
  if (!order?.ok) return failure('payment-refused');
  if (payment?.status === 'unfulfilled') return failure('payment-returned');
  const pays = payment?.status === 'captured' || payment?.status === 'duplicate';
  return pays && order.value.paymentStatus === 'COMPLETED' ? order : failure('payment-refused');
}
