import type { RazorpayConfirmation } from '../../contract/payment.ts';
import { findAttempt } from './attempts.store.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { findPayment, type PaymentRow } from './payments.store.ts';
import { settlePayment } from './settle-payment.ts';

type Verified =
  | { orderId: string }
  | {
      rejected: 'payment-unverified' | 'payment-pending' | 'payment-returned' | 'provider-away';
      orderId: string | null;
    };

/** The browser says that it paid. Its signature proves that such a payment exists; Razorpay says what it is worth. */
export async function verifyRazorpay(
  deps: PaymentDeps,
  userId: string,
  token: RazorpayConfirmation,
): Promise<Verified> {
  const attempt = await findAttempt(deps.db, 'razorpay', token.razorpay_order_id);
  if (attempt?.customerId !== userId) return { rejected: 'payment-unverified', orderId: null };
  const { orderId } = attempt;
  const isProven = deps.razorpay.isCheckoutSignature({
    orderId: attempt.providerOrderId,
    paymentId: token.razorpay_payment_id,
    signature: token.razorpay_signature,
  });
  if (!isProven) return { rejected: 'payment-unverified', orderId };
  const settled = await settlePayment(deps, attempt, { actor: 'provider' });
  if (settled.is === 'unreachable') return { rejected: 'provider-away', orderId };
  const payment = await findPayment(deps.db, 'razorpay', token.razorpay_payment_id);
  return validate(payment, orderId);
}

/** Also with a second payment the order is paid; the customer hears by mail that the second one goes back. */
function validate(payment: PaymentRow | undefined, orderId: string): Verified {
  switch (payment?.orderId === orderId ? payment.status : undefined) {
    case 'captured':
    case 'duplicate':
      return { orderId };
    case 'unfulfilled':
      return { rejected: 'payment-returned', orderId };
    default:
      return { rejected: 'payment-unverified', orderId };
  }
}
