import { z } from 'zod';
import { foodSorts } from '../rules/food-sorts.ts';
import { isSlug } from '../rules/slug.ts';
import type { FieldValues } from './extra-fields.ts';
import { untranslated } from './untranslated.ts';

const rupees = z.number().meta({ description: 'Rupees, at most two decimals' });

const foodId = z.string().refine(isSlug, 'is no id of a food');

export const food = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  images: z.array(z.string()),
  imageUrl: z.string(),
  imageAlt: z.string(),
  category: z.string(),
  price: rupees,
  quantities: z.array(
    z.object({
      size: z.string(),
      price: rupees,
      stock: z.number().nullable(),
      pressedOn: z.string().optional().meta({ description: 'Of the batch that would be sent now' }),
      bestBefore: z.string().optional(),
    }),
  ),
  discount: z.number().meta({ description: 'Discount on every size, in percent' }),
  specifications: z.array(z.object({ name: z.string(), value: z.string() })),
  ingredients: z.array(z.object({ _id: z.string(), name: z.string(), quantity: z.string() })),
  tags: z.array(z.string()),
  origins: z.array(z.string()),
  cookTime: z.string(),
  averageRating: z.number(),
  reviewCount: z.number(),
  untranslated,
});

/** `fields` are public extra fields; the routes add them to their schema, which many pages load. */
export type Food = z.infer<typeof food> & { fields?: FieldValues | undefined };

/** A search suggestion, with list price and name of the food's first size. */
export const foodSuggestion = food
  .pick({
    _id: true,
    name: true,
    imageUrl: true,
    category: true,
    price: true,
    discount: true,
    untranslated: true,
  })
  .extend({ size: z.string() });

/** The fields of a product card; pages send no other fields. */
export type CardFood = Pick<
  Food,
  | '_id'
  | 'name'
  | 'imageUrl'
  | 'imageAlt'
  | 'quantities'
  | 'discount'
  | 'averageRating'
  | 'reviewCount'
  | 'untranslated'
>;

export const foodPage = z.object({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  after: foodId.optional().meta({ description: 'Cursor: id of the last food of the previous page' }),
});

export const foodQuery = foodPage.extend({
  name: z.string().max(100).optional().meta({ description: 'Part of the name' }),
  category: z.string().max(60).optional(),
  tag: z.string().max(60).optional(),
  sort: z.enum(foodSorts).optional(),
});
