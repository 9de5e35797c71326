import { z } from 'zod';
import { errorBody } from './errors.ts';

const shopOrderId = z.uuid('Invalid Order ID');
const providerId = z.string().trim().min(1).max(64);

export const paymentStart = z.object({
  orderId: shopOrderId.meta({ description: 'The shop’s order; the server knows its total' }),
});

export const paymentOptions = z
  .record(z.string(), z.record(z.string(), z.unknown()).nullable())
  .meta({
    description: 'By payment method: what its panel needs, or null when this order cannot be paid with it',
  });

export const razorpayStarted = z.object({
  orderId: z.string().meta({ description: 'Razorpay’s order id' }),
  amount: z.number().meta({ description: 'In paise' }),
  currency: z.literal('INR'),
  keyId: z.string(),
});

export const razorpayConfirmation = z.object({
  razorpay_order_id: providerId,
  razorpay_payment_id: providerId,
  razorpay_signature: z.string().max(200),
});

export const razorpayVerified = z.object({
  success: z.boolean(),
  orderId: z.string().nullable().meta({ description: 'The shop’s order' }),
  error: z.string().nullable(),
});
/** An error response that also has the fields of this call. */
export const razorpayRejected = errorBody.extend(razorpayVerified.shape).extend({ error: z.string() });

export const paypalStarted = z.object({
  orderId: z.string().meta({ description: 'PayPal’s order id' }),
  amount: z.number().meta({ description: 'In dollars' }),
  currency: z.literal('USD'),
});

export const paypalCapture = z.object({ orderId: providerId.meta({ description: 'PayPal’s order id' }) });
export const paypalCaptured = z.object({ paymentId: z.string() });

export const payConfirmation = z.object({
  paymentId: providerId.meta({ description: 'PayPal’s capture id' }),
});

export type PaymentOptions = z.infer<typeof paymentOptions>;
export type RazorpayStarted = z.infer<typeof razorpayStarted>;
export type RazorpayConfirmation = z.infer<typeof razorpayConfirmation>;
export type PaypalStarted = z.infer<typeof paypalStarted>;
