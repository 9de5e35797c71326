import { z } from 'zod';

export const review = z.object({
  _id: z.string(),
  rating: z.number().int().min(1).max(5),
  review: z.string(),
  image: z.string(),
  CustomerId: z.object({ _id: z.string().nullable(), name: z.string() }),
  isVerifiedPurchase: z.boolean(),
  createdAt: z.string().meta({ description: 'ISO time, UTC' }),
  replies: z.array(z.object({ _id: z.string(), text: z.string(), createdAt: z.string() })),
});

export type Review = z.infer<typeof review>;
