import type { AdminRecipe } from '../../../contract/admin/recipes.ts';
import type { Db } from '../../platform/db/db.ts';
import { type RecipeRow, selectRecipeIngredients } from '../recipes.store.ts';

export async function recipeResponse(db: Db, row: RecipeRow): Promise<AdminRecipe> {
  const ingredients = await selectRecipeIngredients(db, [row.id]);
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    images: row.images,
    imageAlt: row.imageAlt,
    instructions: row.instructions,
    ingredients: ingredients.map(({ name, quantity, foodId }) => ({ name, quantity, foodId })),
    prepTime: row.prepMinutes,
    cookingTime: row.cookingMinutes,
    serves: row.serves,
    difficulty: row.difficulty,
    tags: row.tags,
    videoUrl: row.videoUrl ?? '',
    author: row.authorName ?? '',
    position: row.position,
    status: row.status,
  };
}
