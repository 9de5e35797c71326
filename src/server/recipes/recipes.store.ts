import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { recipeIngredients, recipes } from '../platform/db/schema/content.ts';

export type RecipeRow = typeof recipes.$inferSelect;

export function selectRecipes(db: Db): Promise<RecipeRow[]> {
  return db
    .select()
    .from(recipes)
    .where(eq(recipes.status, 'published'))
    .orderBy(asc(recipes.position), asc(recipes.id));
}

export function selectRecipeIngredients(db: Db, ids: string[]) {
  return db
    .select()
    .from(recipeIngredients)
    .where(inArray(recipeIngredients.recipeId, ids))
    .orderBy(asc(recipeIngredients.position));
}
