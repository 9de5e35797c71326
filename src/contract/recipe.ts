import { z } from 'zod';
import { MAX_SERVES } from '../rules/recipe-amounts.ts';
import { cart } from './cart.ts';
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
      measure: z
        .object({ amount: z.number(), unit: z.enum(['ml', 'g']) })
        .optional()
        .meta({ description: 'The quantity in millilitres or grams, where it is a weight or volume' }),
    }),
  ),
  prepTime: z.number().meta({ description: 'Minutes' }),
  cookingTime: z.number().meta({ description: 'Minutes' }),
  serves: z.number().nullable().meta({ description: 'People whom the amounts are for; null: not said' }),
  difficulty: z.enum(['Easy', 'Medium', 'Hard']),
  tags: z.array(z.string()),
  videoUrl: z.string().nullable(),
  author: z.object({ name: z.string() }),
  untranslated,
});

/** What to buy of the foods of a recipe. The server chooses the sizes by what is in stock. */
export const recipePurchase = z.object({
  serves: z.int().min(1).max(MAX_SERVES).optional(),
  foodIds: z
    .array(z.string().max(200))
    .max(60)
    .optional()
    .meta({ description: 'Default: all foods of the recipe' }),
});
const recipeLine = z.object({
  productId: z.string(),
  name: z.string(),
  size: z.string(),
  quantity: z.number(),
});
export const recipeCart = cart.extend({
  chosen: z.array(recipeLine),
  skipped: z.array(z.object({ name: z.string(), size: z.string(), reason: z.string() })),
});

export type RecipePurchase = z.infer<typeof recipePurchase>;
export type RecipeCart = z.infer<typeof recipeCart>;
export type Recipe = z.infer<typeof recipe>;
