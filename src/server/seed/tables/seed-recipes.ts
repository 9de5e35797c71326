import type { Db } from '../../platform/db/db.ts';
import { recipeIngredients, recipes } from '../../platform/db/schema/content.ts';
import { mediaUrl } from '../media-url.ts';
import { SEEDED_AT, type SeedFiles } from '../seed-files.ts';

export async function seedRecipes(db: Db, files: SeedFiles): Promise<void> {
  for (const [position, { ingredients, images, videoFile, ...recipe }] of files.recipes.entries()) {
    const [added] = await db
      .insert(recipes)
      .values({
        ...recipe,
        position,
        images: images.map(({ file }) => mediaUrl(files, file)),
        imageAlt: images[0]?.alt ?? '',
        videoUrl: videoFile && mediaUrl(files, videoFile),
        createdAt: SEEDED_AT,
      })
      .onConflictDoNothing()
      .returning({ id: recipes.id });
    if (!added) continue;
    await db.insert(recipeIngredients).values(
      ingredients.map(({ food, ...ingredient }, index) => ({
        ...ingredient,
        recipeId: recipe.id,
        position: index,
        foodId: food ?? null,
      })),
    );
  }
}
