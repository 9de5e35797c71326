import type { z } from 'zod';
import type { AdminRecipe, recipeRow } from '../../../contract/admin/recipes.ts';
import type { Db } from '../../platform/db/db.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { recipeResponse } from './recipe-response.ts';
import { findRecipe, type RecipeSelection, selectAllRecipes } from './recipes.store.ts';

/** A page of recipes, including drafts. */
export async function listAdminRecipes(
  db: Db,
  selection: RecipeSelection,
): Promise<z.infer<typeof recipeRow>[]> {
  const rows = await selectAllRecipes(db, selection);
  return rows.map(({ id, title, images, status, position, difficulty }) => ({
    _id: id,
    title,
    images,
    status,
    position,
    difficulty,
  }));
}

export async function getAdminRecipe(db: Db, id: string): Promise<Result<AdminRecipe, 'recipe-not-found'>> {
  const row = await findRecipe(db, id);
  return row ? success(await recipeResponse(db, row)) : failure('recipe-not-found');
}
