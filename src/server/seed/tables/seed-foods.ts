import { and, eq, inArray } from 'drizzle-orm';
import { paiseFromRupees } from '../../../rules/money.ts';
import { stockLevel } from '../../../rules/stock.ts';
import type { Db } from '../../platform/db/db.ts';
import {
  foodImages,
  foodIngredients,
  foodSizes,
  foodSpecifications,
  foods,
  stockAlarms,
} from '../../platform/db/schema/catalogue.ts';
import { seedRuns } from '../../platform/db/schema/content.ts';
import { seededId } from '../../platform/ids.ts';
import { mediaFile, mediaUrl } from '../media-url.ts';
import { SEEDED_AT, type SeedFiles } from '../seed-files.ts';
import { seedBatches, stockBeforeBatches } from './seed-batches.ts';

export async function seedFoods(db: Db, files: SeedFiles): Promise<void> {
  const added: SeedFiles['foods'] = [];
  for (const [position, food] of files.foods.entries()) {
    const translations = files.translations.food(food.id);
    const [row] = await db
      .insert(foods)
      .values({
        ...food,
        position,
        price: paiseFromRupees(food.price),
        discountPercent: food.discount,
        status: 'published',
        translations,
        createdAt: SEEDED_AT,
      })
      .onConflictDoNothing()
      .returning({ id: foods.id });
    if (row) {
      await addDetails(db, files, food);
      added.push(food);
    } else await updateUnedited(db, food.id, { discountPercent: food.discount, translations });
  }
  // last: they set a reason for the changes of stock that follow
  for (const food of added) await seedBatches(db, files, food);
}

/**
 * The home page of the demo promises the discounts of these files, also to a database that an earlier version seeded; that
 * version had no translations. A food that nobody edited has the time of the run that inserted it, and keeps it here.
 */
async function updateUnedited(
  db: Db,
  id: string,
  changes: Pick<typeof foods.$inferInsert, 'discountPercent' | 'translations'>,
): Promise<void> {
  const isUnedited = inArray(foods.updatedAt, db.select({ seededAt: seedRuns.seededAt }).from(seedRuns));
  await db
    .update(foods)
    .set(changes)
    .where(and(eq(foods.id, id), eq(foods.createdAt, SEEDED_AT), isUnedited));
}

async function addDetails(db: Db, files: SeedFiles, food: SeedFiles['foods'][number]): Promise<void> {
  const foodId = food.id;
  await db.insert(foodSizes).values(
    food.sizes.map((size, position) => ({
      ...size,
      foodId,
      position,
      price: paiseFromRupees(size.price),
      stock: stockBeforeBatches(food, size),
    })),
  );
  // marked as already notified: the admin needs no low-stock e-mails about the seeded stock
  const low = food.sizes.filter(({ stock }) => stockLevel(stock) !== 'plenty');
  if (low.length > 0)
    await db.insert(stockAlarms).values(
      low.map(({ size, stock }) => ({
        foodId,
        size,
        level: stock === 0 ? ('none' as const) : ('low' as const),
        stocked: stock ?? 0,
      })),
    );
  await db.insert(foodImages).values(
    food.images.map(({ file, alt }, position) => {
      const { width, height } = mediaFile(files, file);
      return { foodId, position, url: mediaUrl(files, file), alt, width, height };
    }),
  );
  await db
    .insert(foodSpecifications)
    .values(food.specifications.map((specification, position) => ({ ...specification, foodId, position })));
  await db.insert(foodIngredients).values(
    food.ingredients.map((ingredient, position) => ({
      ...ingredient,
      id: seededId(SEEDED_AT, `ingredient ${foodId} ${position}`),
      foodId,
      position,
    })),
  );
}
