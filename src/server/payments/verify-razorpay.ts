import type { RazorpayConfirmation } from '../../contract/payment.ts';
import { type Failure, failure, type Success, success } from '../platform/result.ts';
import { findAttempt } from './attempts.store.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { findPayment } from './payments.store.ts';
import { settlePayment } from './settle-payment.ts';

type Rejected = Failure<'payment-unverified' | 'payment-returned' | 'provider-away'> & {
  /** Null for an order of somebody else. */
  orderId: string | null;
};

/** The browser confirms a payment. Its signature proves that the payment exists; Razorpay reports what it is worth. */
export async function verifyRazorpay(
  deps: PaymentDeps,
  userId: string,
  token: RazorpayConfirmation,
): Promise<Success<{ orderId: string }> | Rejected> {
  const attempt = await findAttempt(deps.db, 'razorpay', token.razorpay_order_id);
  if (attempt?.customerId !== userId) return { ...failure('payment-unverified'), orderId: null };
  const { orderId } = attempt;
  const isSigned = deps.razorpay.isCheckoutSignature({
    orderId: attempt.providerOrderId,
    paymentId: token.razorpay_payment_id,
    signature: token.razorpay_signature,
  });
  if (!isSigned) return { ...failure('payment-unverified'), orderId };
  const settled = await settlePayment(deps, attempt, { actor: 'provider' });
  if (settled.is === 'unreachable') return { ...failure('provider-away'), orderId };
  const payment = await findPayment(deps.db, 'razorpay', token.razorpay_payment_id);
  switch (payment?.orderId === orderId ? payment.status : undefined) {
    case 'captured':
    // the order is paid, and an email informs the customer about the refund of the second payment
    case 'duplicate':
      return success({ orderId });
    case 'unfulfilled':
      return { ...failure('payment-returned'), orderId };
    default:
      return { ...failure('payment-unverified'), orderId };
  }
}
