import { measureOf } from '../../rules/recipe-amounts.ts';
import type { Db } from '../platform/db/db.ts';
import { findPublishedRecipe, selectRecipeIngredients } from './recipes.store.ts';

/** How much of which food a published recipe needs, and for how many people. */
export async function findAmounts(db: Db, id: string) {
  const recipe = await findPublishedRecipe(db, id);
  if (!recipe) return undefined;
  const ingredients = await selectRecipeIngredients(db, [id]);
  return {
    serves: recipe.serves,
    ingredients: ingredients.map(({ foodId, quantity }) => ({ foodId, measure: measureOf(quantity) })),
  };
}
