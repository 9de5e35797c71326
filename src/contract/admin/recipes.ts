import { z } from 'zod';
import { adminValidation } from '../../messages/admin-validation.ts';
import { languages } from '../../rules/languages.ts';
import { MAX_SERVES } from '../../rules/recipe-amounts.ts';
import { isSlug } from '../../rules/slug.ts';
import { line } from '../one-line.ts';
import { imageAddress, pageSize, requiredLine, searchQuery, videoAddress } from './shared.ts';

const minutesMissing = { error: () => adminValidation.minutes };
const tooLong = { error: () => adminValidation.thisTooLong };
const positionInvalid = { error: () => adminValidation.aWholeNumber };

const minutes = z.coerce
  .number(minutesMissing)
  .int({ error: () => adminValidation.wholeMinutes })
  .min(0, minutesMissing)
  .max(10_000, tooLong);
const lines = (maxLength: number) =>
  z
    .array(requiredLine(() => adminValidation.thisLine, maxLength))
    .max(60, { error: () => adminValidation.tooManyLines });

export const recipeForm = z.object({
  title: line()
    .min(3, { error: () => adminValidation.titleTooShort(3) })
    .max(120, { error: () => adminValidation.tooLong(adminValidation.title) }),
  description: z.string().trim().max(2000, tooLong).default(''),
  images: z
    .array(imageAddress)
    .max(10, { error: () => adminValidation.maxImages(10) })
    .default([]),
  imageAlt: line().max(200, tooLong).default(''),
  ingredients: z
    .array(
      z.object({
        name: requiredLine(() => adminValidation.ingredient, 80),
        quantity: line().max(80, tooLong).default(''),
        foodId: z.preprocess(
          (value) => value || null,
          z.union([z.null(), z.string().refine(isSlug, 'is no id of a food')]),
        ),
      }),
    )
    .max(60, { error: () => adminValidation.tooManyIngredients }),
  instructions: lines(1000),
  prepTime: minutes,
  cookingTime: minutes,
  serves: z.preprocess(
    (value) => (value === '' || value === undefined ? null : value),
    z.union([
      z.null(),
      z.coerce.number(positionInvalid).int(positionInvalid).min(1, positionInvalid).max(MAX_SERVES, tooLong),
    ]),
  ),
  difficulty: z.enum(['Easy', 'Medium', 'Hard'], { error: () => adminValidation.chooseOne }),
  tags: lines(40).default([]),
  videoUrl: z.union([z.literal(''), videoAddress]).default(''),
  author: line().max(100, tooLong).default(''),
  position: z.coerce
    .number(positionInvalid)
    .int(positionInvalid)
    .min(0, positionInvalid)
    .max(9999, positionInvalid)
    .default(0),
  status: z.enum(['draft', 'published']),
});

export const adminRecipe = recipeForm.extend({ _id: z.string() });
export const recipeRow = adminRecipe.pick({
  _id: true,
  title: true,
  images: true,
  status: true,
  position: true,
  difficulty: true,
});

export const recipeListQuery = z.object({
  status: z.enum(['draft', 'published']).optional(),
  q: searchQuery,
  untranslated: z.enum(languages).optional(),
  after: z.string().max(100).optional(),
  limit: pageSize,
});

export type RecipeForm = z.infer<typeof recipeForm>;
export type AdminRecipe = z.infer<typeof adminRecipe>;
export type RecipeListRow = z.infer<typeof recipeRow>;
