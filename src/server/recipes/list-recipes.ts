import type { Recipe } from '../../contract/recipe.ts';
import type { Db } from '../platform/db/db.ts';
import { selectRecipeIngredients, selectRecipes } from './recipes.store.ts';

/** Published recipes. Without an author, the shop is the author. */
export async function listRecipes(db: Db, shopName: string): Promise<Recipe[]> {
  const rows = await selectRecipes(db);
  if (rows.length === 0) return [];
  const ingredients = Map.groupBy(
    await selectRecipeIngredients(
      db,
      rows.map(({ id }) => id),
    ),
    ({ recipeId }) => recipeId,
  );
  return rows.map((row) => ({
    _id: row.id,
    title: row.title,
    description: row.description,
    images: row.images,
    imageAlt: row.imageAlt,
    instructions: row.instructions,
    ingredients: (ingredients.get(row.id) ?? []).map(({ name, quantity, foodId }) => ({
      name,
      quantity,
      foodId,
    })),
    prepTime: row.prepMinutes,
    cookingTime: row.cookingMinutes,
    difficulty: row.difficulty,
    tags: row.tags,
    videoUrl: row.videoUrl,
    author: { name: row.authorName ?? shopName },
  }));
}
