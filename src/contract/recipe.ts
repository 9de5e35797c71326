import { z } from 'zod';
import { untranslated } from './untranslated.ts';

export const recipe = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  images: z.array(z.string()),
  imageAlt: z.string(),
  instructions: z.array(z.string()),
  ingredients: z.array(
    z.object({
      name: z.string(),
      quantity: z.string(),
      foodId: z.string().nullable().meta({ description: 'Id of a food of the shop, or null' }),
    }),
  ),
  prepTime: z.number().meta({ description: 'Minutes' }),
  cookingTime: z.number().meta({ description: 'Minutes' }),
  difficulty: z.enum(['Easy', 'Medium', 'Hard']),
  tags: z.array(z.string()),
  videoUrl: z.string().nullable(),
  author: z.object({ name: z.string() }),
  untranslated,
});

export type Recipe = z.infer<typeof recipe>;
