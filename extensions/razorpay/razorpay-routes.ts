import { z } from 'zod';
import { errorBody } from '../../src/contract/errors.ts';
import { paymentStart } from '../../src/contract/payment.ts';
import type { PaymentActions } from '../../src/extension/payment-actions.ts';
import { defineRoute, type PaymentRoute } from '../../src/extension/payments.ts';
import type { Razorpay } from './razorpay-client.ts';

const providerId = z.string().trim().min(1).max(64);

const started = z.object({
  orderId: z.string().meta({ description: 'Razorpay’s order id' }),
  amount: z.number().meta({ description: 'In paise' }),
  currency: z.literal('INR'),
  keyId: z.string(),
});

const confirmation = z.object({
  razorpay_order_id: providerId,
  razorpay_payment_id: providerId,
  razorpay_signature: z.string().max(200),
});

const verified = z.object({
  success: z.boolean(),
  orderId: z.string().nullable().meta({ description: 'The shop’s order' }),
  error: z.string().nullable(),
});
/** An error response that also has the fields of this call. */
const rejected = errorBody.extend(verified.shape).extend({ error: z.string() });

export function razorpayRoutes(razorpay: Razorpay): readonly PaymentRoute[] {
  return [
    defineRoute({
      method: 'post',
      path: '/razorpay/create-order',
      summary: 'Start a payment of my order by UPI; repeating it returns the same payment',
      body: paymentStart,
      responses: {
        200: { schema: started, description: 'Data for the payment window' },
        400: 'invalid-order-id',
        404: 'order-not-found',
        429: 'too-many',
        409: 'order-paid',
        502: 'payment-not-started',
        503: 'provider-away',
      },
      handle: async ({ userId, body: { orderId } }, actions) => {
        const result = await actions.start({ userId, orderId });
        if (!result.ok) return result;
        const { providerOrderId, browser } = result.value;
        return { ok: true, body: { orderId: providerOrderId, ...browser } };
      },
    }),
    defineRoute({
      method: 'post',
      path: '/razorpay/verify-payment',
      summary: 'Confirm my payment by UPI with the data of the payment window',
      body: confirmation,
      errorFields: { success: false, orderId: null },
      responses: {
        200: { schema: verified, description: 'Paid' },
        400: { schema: rejected, description: 'Not verified' },
        409: {
          schema: rejected,
          description: 'Paid, but the order is no longer available: the payment is refunded',
        },
        429: { schema: rejected, description: 'Too many requests' },
        503: { schema: rejected, description: 'Razorpay does not respond; the payment is reconciled later' },
      },
      handle: ({ userId, body }, actions) => verify(razorpay, actions, userId, body),
    }),
  ];
}

/** The browser confirms a payment. Its signature proves that the payment exists; Razorpay reports what it is worth. */
async function verify(
  razorpay: Razorpay,
  actions: PaymentActions,
  userId: string,
  token: z.infer<typeof confirmation>,
): ReturnType<PaymentRoute['handle']> {
  const attempt = await actions.findAttempt(token.razorpay_order_id);
  // nobody learns of somebody else's order
  if (attempt?.customerId !== userId) return { ok: false, code: 'payment-unverified' };
  const { orderId } = attempt;
  const rejectedBy = (code: string) => ({ ok: false as const, code, details: { orderId } });
  const isSigned = razorpay.isCheckoutSignature({
    orderId: attempt.providerOrderId,
    paymentId: token.razorpay_payment_id,
    signature: token.razorpay_signature,
  });
  if (!isSigned) return rejectedBy('payment-unverified');
  const settled = await actions.settle(attempt);
  if (settled.is === 'unreachable') return rejectedBy('provider-away');
  const payment = await actions.findPayment(token.razorpay_payment_id);
  switch (payment?.orderId === orderId ? payment.status : undefined) {
    case 'captured':
    // the order is paid, and an email informs the customer about the refund of the second payment
    case 'duplicate':
      return { ok: true, body: { success: true, orderId, error: null } };
    case 'unfulfilled':
      return rejectedBy('payment-returned');
    default:
      return rejectedBy('payment-unverified');
  }
}
