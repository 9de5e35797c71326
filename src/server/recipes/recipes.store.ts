import { and, asc, eq, inArray } from 'drizzle-orm';
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

export async function findPublishedRecipe(db: Db, id: string): Promise<RecipeRow | undefined> {
  const [row] = await db
    .select()
    .from(recipes)
    .where(and(eq(recipes.id, id), eq(recipes.status, 'published')));
  return row;
}

export function selectRecipeIngredients(db: Db, ids: string[]) {
  return db
    .select()
    .from(recipeIngredients)
    .where(inArray(recipeIngredients.recipeId, ids))
    .orderBy(asc(recipeIngredients.position));
}
