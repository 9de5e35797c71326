import { z } from 'zod';

export const coupon = z.object({
  couponCode: z.string(),
  description: z.string(),
  offerPercentage: z.number(),
  expiryDate: z.iso.datetime(),
  minPurchaseAmount: z.number().meta({ description: 'Rupees' }),
  minPurchaseCount: z.number().meta({ description: 'Paid orders that the customer must have' }),
});

export type Coupon = z.infer<typeof coupon>;
