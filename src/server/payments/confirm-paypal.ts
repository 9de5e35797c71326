import type { Order } from '../../contract/order.ts';
import { getOrder } from '../orders/read-orders.ts';
import { findAttempt } from './attempts.store.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { findPayment } from './payments.store.ts';
import { settlePayment } from './settle-payment.ts';

type Rejection =
  | 'paypal-not-offered'
  | 'payment-unknown'
  | 'payment-refused'
  | 'payment-returned'
  | 'provider-away';

/** The browser names a capture. Which order it pays, and whether it does, is PayPal's word and our own books'. */
export async function confirmPaypal(
  deps: PaymentDeps,
  { userId, captureId }: { userId: string; captureId: string },
): Promise<Order | Rejection> {
  const { db, paypal } = deps;
  if (!deps.offersPaypal) return 'paypal-not-offered';
  if (!(await findPayment(db, 'paypal', captureId))) {
    const capture = await paypal.getCapture(captureId);
    if (capture.is === 'unreachable') return 'provider-away';
    if (capture.is === 'rejected') return 'payment-unknown';
    const attempt = capture.value.orderId && (await findAttempt(db, 'paypal', capture.value.orderId));
    if (!attempt || attempt.customerId !== userId) return 'payment-refused';
    const settled = await settlePayment(deps, attempt, { actor: 'provider' });
    if (settled.is === 'unreachable') return 'provider-away';
  }
  const payment = await findPayment(db, 'paypal', captureId);
  const order = payment && (await getOrder(db, userId, payment.orderId));
  if (!order || !payment) return 'payment-refused';
  if (payment.status === 'unfulfilled') return 'payment-returned';
  const pays = payment.status === 'captured' || payment.status === 'duplicate';
  return pays && order.paymentStatus === 'COMPLETED' ? order : 'payment-refused';
}
