import type { RazorpayProof } from '../../contract/payment.ts';
import { findAttempt } from './attempts.store.ts';
import type { PaymentParts } from './payment-deps.ts';
import { findPayment, type PaymentRow } from './payments.store.ts';
import { settlePayment } from './settle-payment.ts';

type Verified =
  | { orderId: string }
  | {
      refused: 'payment-unverified' | 'payment-pending' | 'payment-returned' | 'provider-away';
      orderId: string | null;
    };

/** The browser says that it paid. Its signature proves that such a payment exists; Razorpay says what it is worth. */
export async function verifyRazorpay(
  parts: PaymentParts,
  userId: string,
  proof: RazorpayProof,
): Promise<Verified> {
  const attempt = await findAttempt(parts.db, 'razorpay', proof.razorpay_order_id);
  if (attempt?.ownerId !== userId) return { refused: 'payment-unverified', orderId: null };
  const { orderId } = attempt;
  const isProven = parts.razorpay.isCheckoutSignature({
    orderId: attempt.providerOrderId,
    paymentId: proof.razorpay_payment_id,
    signature: proof.razorpay_signature,
  });
  if (!isProven) return { refused: 'payment-unverified', orderId };
  const settled = await settlePayment(parts, attempt, { actor: 'provider' });
  if (settled.is === 'unreachable') return { refused: 'provider-away', orderId };
  const payment = await findPayment(parts.db, 'razorpay', proof.razorpay_payment_id);
  return judge(payment, orderId);
}

/** Also with a second payment the order is paid; the customer hears by mail that the second one goes back. */
function judge(payment: PaymentRow | undefined, orderId: string): Verified {
  switch (payment?.orderId === orderId ? payment.status : undefined) {
    case 'captured':
    case 'duplicate':
      return { orderId };
    case 'unfulfilled':
      return { refused: 'payment-returned', orderId };
    default:
      return { refused: 'payment-unverified', orderId };
  }
}
