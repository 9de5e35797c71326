import type { Recipe } from '../../contract/recipe.ts';
import type { Language } from '../../rules/languages.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { listRecipes } from './list-recipes.ts';

export async function getRecipe(
  db: Db,
  id: string,
  shopName: string,
  language: Language,
): Promise<Result<Recipe, 'recipe-not-found'>> {
  const recipe = (await listRecipes(db, shopName, language)).find(({ _id }) => _id === id);
  return recipe ? success(recipe) : failure('recipe-not-found');
}
