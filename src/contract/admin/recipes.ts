import { z } from 'zod';
import { languages } from '../../rules/languages.ts';
import { isSlug } from '../../rules/slug.ts';
import { line } from '../one-line.ts';
import { imageAddress, pageSize, requiredLine, searchQuery, videoAddress } from './shared.ts';

const minutes = z.coerce
  .number('Minutes')
  .int('Whole minutes')
  .min(0, 'Minutes')
  .max(10_000, 'This is too long');
const lines = (maxLength: number) => z.array(requiredLine('This line', maxLength)).max(60, 'Too many lines');

export const recipeForm = z.object({
  title: line().min(3, 'Title has at least 3 letters').max(120, 'Title is too long'),
  description: z.string().trim().max(2000, 'This is too long').default(''),
  images: z.array(imageAddress).max(10, 'At most 10 pictures').default([]),
  imageAlt: line().max(200, 'This is too long').default(''),
  ingredients: z
    .array(
      z.object({
        name: requiredLine('Ingredient', 80),
        quantity: line().max(80, 'This is too long').default(''),
        foodId: z.preprocess(
          (value) => value || null,
          z.union([z.null(), z.string().refine(isSlug, 'is no id of a food')]),
        ),
      }),
    )
    .max(60, 'Too many ingredients'),
  instructions: lines(1000),
  prepTime: minutes,
  cookingTime: minutes,
  difficulty: z.enum(['Easy', 'Medium', 'Hard'], 'Choose one'),
  tags: lines(40).default([]),
  videoUrl: z.union([z.literal(''), videoAddress]).default(''),
  author: line().max(100, 'This is too long').default(''),
  position: z.coerce
    .number('A whole number')
    .int('A whole number')
    .min(0, 'A whole number')
    .max(9999, 'A whole number')
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
