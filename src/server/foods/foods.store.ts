import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import {
  foodImages,
  foodIngredients,
  foodSizes,
  foodSpecifications,
  foods,
} from '../platform/db/schema/catalogue.ts';

export type FoodRow = typeof foods.$inferSelect;

const isListed = and(eq(foods.status, 'published'), isNull(foods.removedAt));

export interface FoodPage {
  limit?: number | undefined;
  after?: string | undefined;
}

export function selectListedFoods(db: Db, { limit, after }: FoodPage): Promise<FoodRow[]> {
  const beyond: SQL | undefined = after
    ? sql`(${foods.position}, ${foods.id}) > (select position, id from foods where id = ${after})`
    : undefined;
  const listed = db
    .select()
    .from(foods)
    .where(and(isListed, beyond))
    .orderBy(asc(foods.position), asc(foods.id));
  return limit === undefined ? listed : listed.limit(limit);
}

export async function selectListedFood(db: Db, id: string): Promise<FoodRow | undefined> {
  const [row] = await db
    .select()
    .from(foods)
    .where(and(isListed, eq(foods.id, id)));
  return row;
}

/** Everything that belongs to these foods, one query per table whatever their number. */
export async function selectFoodDetails(db: Db, ids: string[]) {
  const [sizes, images, specifications, ingredients] = await Promise.all([
    db.select().from(foodSizes).where(inArray(foodSizes.foodId, ids)).orderBy(asc(foodSizes.position)),
    db.select().from(foodImages).where(inArray(foodImages.foodId, ids)).orderBy(asc(foodImages.position)),
    db
      .select()
      .from(foodSpecifications)
      .where(inArray(foodSpecifications.foodId, ids))
      .orderBy(asc(foodSpecifications.position)),
    db
      .select()
      .from(foodIngredients)
      .where(inArray(foodIngredients.foodId, ids))
      .orderBy(asc(foodIngredients.position)),
  ]);
  return { sizes, images, specifications, ingredients };
}
