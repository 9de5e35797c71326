import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { recipeIngredients, recipes, seedRuns } from '../../platform/db/schema/content.ts';
import { mediaUrl } from '../media-url.ts';
import { SEEDED_AT, type SeedFiles } from '../seed-files.ts';

export async function seedRecipes(db: Db, files: SeedFiles): Promise<void> {
  for (const [position, { ingredients, images, videoFile, ...recipe }] of files.recipes.entries()) {
    const translations = files.translations.recipe(recipe.id);
    const [added] = await db
      .insert(recipes)
      .values({
        ...recipe,
        position,
        images: images.map(({ file }) => mediaUrl(files, file)),
        imageAlt: images[0]?.alt ?? '',
        videoUrl: videoFile && mediaUrl(files, videoFile),
        translations,
        createdAt: SEEDED_AT,
      })
      .onConflictDoNothing()
      .returning({ id: recipes.id });
    if (!added) {
      await updateUnedited(db, recipe.id, { translations, serves: recipe.serves });
      continue;
    }
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

/** A database that an earlier version seeded lacks these. A recipe that nobody edited has the time of its run. */
async function updateUnedited(
  db: Db,
  id: string,
  added: Pick<typeof recipes.$inferInsert, 'translations' | 'serves'>,
): Promise<void> {
  const isUnedited = inArray(recipes.updatedAt, db.select({ seededAt: seedRuns.seededAt }).from(seedRuns));
  await db
    .update(recipes)
    .set(added)
    .where(and(eq(recipes.id, id), eq(recipes.createdAt, SEEDED_AT), isUnedited));
}
