import { z } from 'zod';

export const coupon = z.object({
  couponCode: z.string(),
  description: z.string(),
  offerPercentage: z.number(),
  expiryDate: z.iso.datetime(),
  minPurchaseAmount: z.number().meta({ description: 'In rupees' }),
  minPurchaseCount: z.number().meta({ description: 'Paid orders that the customer must already have' }),
});

export type Coupon = z.infer<typeof coupon>;
