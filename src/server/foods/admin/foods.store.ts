import {
  and,
  arrayOverlaps,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Language } from '../../../rules/languages.ts';
import type { Db } from '../../platform/db/db.ts';
import {
  foodImages,
  foodIngredients,
  foodSizes,
  foodSpecifications,
  foods,
} from '../../platform/db/schema/catalogue.ts';
import { containsUnaccented } from '../../platform/db/search.ts';
import { array, text } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';
import { foodGaps, outdatedTexts } from '../../platform/db/translation-gaps.ts';
import { newId } from '../../platform/ids.ts';
import type { FoodRow } from '../foods.store.ts';

const isNotRemoved = isNull(foods.removedAt);

export interface FoodSelection {
  search?: string | undefined;
  /** Also foods whose title has a word of each list. */
  titleWords?: string[][];
  /** Only foods with a text that this language lacks. */
  untranslated?: Language | undefined;
  limit: number;
  after?: string | undefined;
}

/** Including drafts, in the order of the shop. */
export function selectFoods(
  db: Db,
  { search, titleWords = [], untranslated, limit, after }: FoodSelection,
): Promise<FoodRow[]> {
  const hasTitleWords =
    titleWords.length > 0
      ? and(...titleWords.map((words) => arrayOverlaps(foods.titleWords, words)))
      : undefined;
  return db
    .select()
    .from(foods)
    .where(
      and(
        isNotRemoved,
        search ? or(containsUnaccented(sql`${foods.searchText}`, search), hasTitleWords) : undefined,
        untranslated && sql`${foodGaps(untranslated)} > 0`,
        after
          ? sql`(foods.position, foods.id) > (select f.position, f.id from foods f where f.id = ${after})`
          : undefined,
      ),
    )
    .orderBy(asc(foods.position), asc(foods.id))
    .limit(limit);
}

export function countFoods(db: Db): Promise<number> {
  return db.$count(foods, isNotRemoved);
}

/** Foods with missing or outdated translations, in the order of the shop. `count` is the number of all foods with missing ones. */
export function selectUntranslated(db: Db, language: Language, limit: number) {
  const gaps = db
    .select({
      id: foods.id,
      title: foods.name,
      position: foods.position,
      missing: foodGaps(language).as('missing'),
      outdated: outdatedTexts(foods.translations, language).as('outdated'),
    })
    .from(foods)
    .where(isNotRemoved)
    .as('gaps');
  return db
    .select({
      id: gaps.id,
      title: gaps.title,
      missing: gaps.missing,
      outdated: gaps.outdated,
      count: sql<number>`(count(*) filter (where ${gaps.missing} > 0) over ())::int`,
    })
    .from(gaps)
    .where(or(gt(gaps.missing, 0), gt(gaps.outdated, 0)))
    .orderBy(asc(gaps.position), asc(gaps.id))
    .limit(limit);
}

export async function selectFood(db: Db, id: string): Promise<FoodRow | undefined> {
  const [row] = await db
    .select()
    .from(foods)
    .where(and(isNotRemoved, eq(foods.id, id)));
  return row;
}

/** Serializes changes by admins. Carts, orders and reviews that refer to the food are not blocked. */
export async function lockFood(tx: Db, id: string): Promise<FoodRow | undefined> {
  const [row] = await tx
    .select()
    .from(foods)
    .where(and(isNotRemoved, eq(foods.id, id)))
    .for('no key update');
  return row;
}

export async function lastPosition(tx: Db): Promise<number> {
  const [row] = await tx.select({ last: sql<number>`coalesce(max(${foods.position}), 0)` }).from(foods);
  return row?.last ?? 0;
}

/** False when the id is taken, also by a concurrent transaction. */
export async function insertFood(tx: Db, food: typeof foods.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(foods).values(food).onConflictDoNothing().returning({ id: foods.id });
  return rows.length > 0;
}

export async function updateFood(
  tx: Db,
  id: string,
  changes: PgUpdateSetSource<typeof foods>,
): Promise<void> {
  await tx
    .update(foods)
    .set({ ...changes, version: sql`${foods.version} + 1`, updatedAt: sql`now()` })
    .where(eq(foods.id, id));
}

/** Beside a change of the English texts, which has a new version already. */
export async function saveTranslations(
  tx: Db,
  id: string,
  translations: FoodRow['translations'],
): Promise<void> {
  await tx.update(foods).set({ translations }).where(eq(foods.id, id));
}

export async function markRemoved(tx: Db, id: string): Promise<void> {
  await updateFood(tx, id, { removedAt: sql`now()` });
}

/** A field that is undefined stays as it is. */
export interface SizeChange {
  size: string;
  price: (typeof foodSizes.$inferInsert)['price'];
  stock?: number | null | undefined;
  shelf?: string | undefined;
  lowStock?: number | null | undefined;
  net?: { netAmount: number | null; netUnit: 'ml' | 'g' | null } | undefined;
}

/** Updates each size in place, in the order in which sales lock them: concurrent sales are not lost and cannot deadlock. */
export async function putSizes(tx: Db, foodId: string, sizes: SizeChange[]): Promise<void> {
  const isOther = notInArray(
    foodSizes.size,
    sizes.map(({ size }) => size),
  );
  await tx.delete(foodSizes).where(and(eq(foodSizes.foodId, foodId), sizes.length > 0 ? isOther : undefined));
  const positioned = sizes.map((size, position) => ({ ...size, position }));
  for (const { size, price, stock, lowStock, net, shelf, position } of positioned.toSorted((a, b) =>
    a.size < b.size ? -1 : 1,
  )) {
    const columns = {
      price,
      position,
      ...(stock !== undefined && { stock }),
      ...(shelf !== undefined && { shelf }),
      ...(lowStock !== undefined && { lowStock }),
      ...net,
    };
    await tx
      .insert(foodSizes)
      .values({ foodId, size, ...columns })
      .onConflictDoUpdate({ target: [foodSizes.foodId, foodSizes.size], set: columns });
  }
}

const sizeLocker = statement({
  name: 'admin_lock_sizes',
  params: { ids: array(text()) },
  row: { size: foodSizes.size },
  text: `select s.size from food_sizes s where s.food_id = any(:ids::text[])
    order by s.food_id collate "C", s.size collate "C" for no key update`,
});

/** In the order in which sales lock them: until the transaction ends, nothing of them is sold. */
export async function lockSizes(tx: Db, foodIds: string[]): Promise<void> {
  await sizeLocker(tx, { ids: foodIds });
}

/** Their stock is the sum of their batches. */
export async function selectBatchedSizes(db: Db, foodId: string): Promise<Set<string>> {
  const rows = await db
    .select({ size: foodSizes.size })
    .from(foodSizes)
    .where(and(eq(foodSizes.foodId, foodId), foodSizes.hasBatches));
  return new Set(rows.map(({ size }) => size));
}

/** The level of each size that has one of its own. */
export async function selectLowLevels(
  db: Db,
  foodIds: string[],
): Promise<(foodId: string, size: string) => number | null> {
  const rows = await db
    .select({ foodId: foodSizes.foodId, size: foodSizes.size, lowStock: foodSizes.lowStock })
    .from(foodSizes)
    .where(and(inArray(foodSizes.foodId, foodIds), isNotNull(foodSizes.lowStock)));
  const levels = new Map(rows.map(({ foodId, size, lowStock }) => [`${foodId} ${size}`, lowStock]));
  return (foodId, size) => levels.get(`${foodId} ${size}`) ?? null;
}

/** In the order in which sales lock sizes. False when the food has no such size. */
export async function setStock(
  tx: Db,
  foodId: string,
  sizes: readonly { size: string; stock: number | null }[],
): Promise<boolean> {
  for (const { size, stock } of sizes.toSorted((a, b) => (a.size < b.size ? -1 : 1))) {
    const rows = await tx
      .update(foodSizes)
      .set({ stock })
      .where(and(eq(foodSizes.foodId, foodId), eq(foodSizes.size, size)))
      .returning({ size: foodSizes.size });
    if (rows.length === 0) return false;
  }
  return true;
}

export async function putImages(
  tx: Db,
  foodId: string,
  images: { url: string; alt: string }[],
): Promise<void> {
  await tx.delete(foodImages).where(eq(foodImages.foodId, foodId));
  if (images.length > 0)
    await tx.insert(foodImages).values(images.map((image, position) => ({ ...image, foodId, position })));
}

export async function putSpecifications(
  tx: Db,
  foodId: string,
  lines: { name: string; value: string }[],
): Promise<void> {
  await tx.delete(foodSpecifications).where(eq(foodSpecifications.foodId, foodId));
  if (lines.length > 0)
    await tx
      .insert(foodSpecifications)
      .values(lines.map((line, position) => ({ ...line, foodId, position })));
}

export async function putIngredients(
  tx: Db,
  foodId: string,
  lines: { name: string; quantity: string }[],
): Promise<void> {
  await tx.delete(foodIngredients).where(eq(foodIngredients.foodId, foodId));
  if (lines.length > 0)
    await tx
      .insert(foodIngredients)
      .values(lines.map((line, position) => ({ ...line, id: newId(), foodId, position })));
}
