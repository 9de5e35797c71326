import { z } from 'zod';

const shopOrderId = z.uuid('Invalid Order ID');

export const paymentStart = z.object({
  orderId: shopOrderId.meta({ description: 'The shop’s order; the server knows its total' }),
});

export const paymentOptions = z.record(z.string(), z.record(z.string(), z.unknown()).nullable()).meta({
  description: 'By payment method: what its panel needs, or null when this order cannot be paid with it',
});

export type PaymentOptions = z.infer<typeof paymentOptions>;
