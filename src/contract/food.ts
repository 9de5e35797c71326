import { z } from 'zod';

const rupees = z.number().meta({ description: 'Rupees, at most two decimals' });

const foodId = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const food = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  images: z.array(z.string()),
  imageUrl: z.string(),
  imageAlt: z.string(),
  category: z.string(),
  price: rupees,
  quantities: z.array(z.object({ size: z.string(), price: rupees, stock: z.number().nullable() })),
  discount: z.number().meta({ description: 'Percent off every size' }),
  specifications: z.array(z.object({ name: z.string(), value: z.string() })),
  ingredients: z.array(z.object({ _id: z.string(), name: z.string(), quantity: z.string() })),
  tags: z.array(z.string()),
  origins: z.array(z.string()),
  cookTime: z.string(),
  averageRating: z.number(),
  reviewCount: z.number(),
});

export type Food = z.infer<typeof food>;

/** What a search suggestion shows. */
export const foodSuggestion = food.pick({ _id: true, name: true, imageUrl: true, category: true });

export const foodPage = z.object({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  after: foodId.optional().meta({ description: 'Id of the last food of the page before' }),
});
