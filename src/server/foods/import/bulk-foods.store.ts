import { inArray, sql } from 'drizzle-orm';
import { paiseFromRupees, rupeesFromPaise } from '../../../rules/money.ts';
import type { Db } from '../../platform/db/db.ts';
import { FOOD_DETAILS, foodDetailsRow } from '../../platform/db/food-details.ts';
import {
  foodImages,
  foodIngredients,
  foodSizes,
  foodSpecifications,
  foods,
} from '../../platform/db/schema/catalogue.ts';
import { array, boolean, integer, text } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';
import { newId } from '../../platform/ids.ts';
import type { FoodState, SizeState } from './food-state.ts';

const foodLocker = statement({
  name: 'import_lock_foods',
  isPrepared: false,
  params: { ids: array(text()) },
  row: { id: foods.id },
  text: 'select f.id from foods f where f.id = any(:ids::text[]) order by f.id for no key update',
});
const sizeLocker = statement({
  name: 'import_lock_sizes',
  isPrepared: false,
  params: { ids: array(text()) },
  row: { size: foodSizes.size },
  text: `select s.size from food_sizes s where s.food_id = any(:ids::text[])
    order by s.food_id collate "C", s.size collate "C" for no key update`,
});

/** Foods first, as an admin's form does, then their sizes in the order of sales (`inLockOrder`). */
export async function lockFoods(tx: Db, ids: string[]): Promise<void> {
  await foodLocker(tx, { ids });
  await sizeLocker(tx, { ids });
}

const foodStates = {
  ...foodDetailsRow,
  hsn: foods.hsn,
  gstBasisPoints: foods.gstBasisPoints,
  shelfLifeDays: foods.shelfLifeDays,
  status: foods.status,
  isRemoved: boolean(),
  positions: array(text()),
};
const COLUMNS = `${FOOD_DETAILS}, f.hsn, f.gst_basis_points as "gstBasisPoints", f.shelf_life_days as "shelfLifeDays",
  f.status, f.removed_at is not null as "isRemoved",
  array(select s.position::text from food_sizes s where s.food_id = f.id order by s.position) as positions`;

const statesById = statement({
  name: 'import_food_states',
  isPrepared: false,
  params: { ids: array(text()) },
  row: foodStates,
  text: `select ${COLUMNS} from foods f where f.id = any(:ids::text[])`,
});

type StateRow = Awaited<ReturnType<typeof statesById>>[number];

/** Also removed foods, whose ids cannot be used again. */
export async function selectFoodStates(db: Db, ids: string[]): Promise<Map<string, FoodState>> {
  return new Map((await statesById(db, { ids })).map((row) => [row.id, toState(row)]));
}

function toState(row: StateRow): FoodState {
  const { id, isRemoved, name, category, description, tags, origins, cookTime, status, hsn, shelfLifeDays } =
    row;
  return {
    id,
    isRemoved,
    name,
    category,
    description,
    tags,
    origins,
    cookTime,
    status,
    hsn,
    shelfLifeDays,
    discount: row.ownDiscountPercent,
    gstRate: row.gstBasisPoints === null ? null : row.gstBasisPoints / 100,
    price: rupeesFromPaise(row.price),
    sizes: row.sizes.map((size, index) => ({
      ...size,
      price: rupeesFromPaise(size.price),
      position: Number(row.positions[index] ?? index),
    })),
    images: row.images,
    specifications: row.specifications,
    ingredients: row.ingredients.map(({ name, quantity }) => ({ name, quantity })),
  };
}

const foodColumnsOf = (food: FoodState) => ({
  id: food.id,
  name: food.name,
  description: food.description,
  category: food.category,
  price: paiseFromRupees(food.price),
  discountPercent: food.discount,
  tags: food.tags,
  origins: food.origins,
  cookTime: food.cookTime,
  hsn: food.hsn,
  gstBasisPoints: food.gstRate === null ? null : Math.round(food.gstRate * 100),
  shelfLifeDays: food.shelfLifeDays,
  status: food.status,
});

/** The ids that were free, also from concurrent transactions. */
export async function insertFoods(tx: Db, created: FoodState[], firstPosition: number): Promise<Set<string>> {
  if (created.length === 0) return new Set();
  const rows = await tx
    .insert(foods)
    .values(created.map((food, index) => ({ ...foodColumnsOf(food), position: firstPosition + index })))
    .onConflictDoNothing()
    .returning({ id: foods.id });
  return new Set(rows.map(({ id }) => id));
}

const proposed = (column: string) => sql.raw(`excluded.${column}`);

/** The foods exist and are locked. */
export async function updateFoods(tx: Db, changed: FoodState[]): Promise<void> {
  if (changed.length === 0) return;
  await tx
    .insert(foods)
    .values(changed.map(foodColumnsOf))
    .onConflictDoUpdate({
      target: foods.id,
      set: {
        name: proposed('name'),
        description: proposed('description'),
        category: proposed('category'),
        price: proposed('price_paise'),
        discountPercent: proposed('discount_percent'),
        tags: proposed('tags'),
        origins: proposed('origins'),
        cookTime: proposed('cook_time'),
        hsn: proposed('hsn'),
        gstBasisPoints: proposed('gst_basis_points'),
        shelfLifeDays: proposed('shelf_life_days'),
        status: proposed('status'),
        version: sql`${foods.version} + 1`,
        updatedAt: sql`now()`,
      },
    });
}

/** An admin who has such a food in a form must not overwrite what changed in its details. */
export async function raiseVersions(tx: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(foods)
    .set({ version: sql`${foods.version} + 1`, updatedAt: sql`now()` })
    .where(inArray(foods.id, ids));
}

export async function upsertSizes(tx: Db, sizes: (SizeState & { foodId: string })[]): Promise<void> {
  if (sizes.length === 0) return;
  await tx
    .insert(foodSizes)
    .values(sizes.map((size) => ({ ...size, price: paiseFromRupees(size.price) })))
    .onConflictDoUpdate({
      target: [foodSizes.foodId, foodSizes.size],
      set: {
        price: proposed('price_paise'),
        stock: proposed('stock'),
        netAmount: proposed('net_amount'),
        netUnit: proposed('net_unit'),
      },
    });
}

type Details = Pick<FoodState, 'id' | 'images' | 'specifications' | 'ingredients'>;

/** Replaces the lists of these foods. */
export async function replaceImages(tx: Db, changed: Details[]): Promise<void> {
  if (changed.length === 0) return;
  await tx.delete(foodImages).where(inArray(foodImages.foodId, idsOf(changed)));
  const rows = positioned(changed, ({ images }) => images);
  if (rows.length > 0) await tx.insert(foodImages).values(rows);
}

export async function replaceSpecifications(tx: Db, changed: Details[]): Promise<void> {
  if (changed.length === 0) return;
  await tx.delete(foodSpecifications).where(inArray(foodSpecifications.foodId, idsOf(changed)));
  const rows = positioned(changed, ({ specifications }) => specifications);
  if (rows.length > 0) await tx.insert(foodSpecifications).values(rows);
}

export async function replaceIngredients(tx: Db, changed: Details[]): Promise<void> {
  if (changed.length === 0) return;
  await tx.delete(foodIngredients).where(inArray(foodIngredients.foodId, idsOf(changed)));
  const rows = positioned(changed, ({ ingredients }) => ingredients).map((row) => ({ ...row, id: newId() }));
  if (rows.length > 0) await tx.insert(foodIngredients).values(rows);
}

const idsOf = (changed: Details[]) => changed.map(({ id }) => id);

function positioned<Row extends object>(changed: Details[], rowsOf: (food: Details) => Row[]) {
  return changed.flatMap((food) =>
    rowsOf(food).map((row, position) => ({ ...row, foodId: food.id, position })),
  );
}

const exportPage = (condition: string) => `
  select ${COLUMNS} from foods f where f.removed_at is null ${condition} order by f.position, f.id limit :limit::int`;
const firstPage = statement({
  name: 'export_foods_first',
  isPrepared: false,
  params: { limit: integer() },
  row: foodStates,
  text: exportPage(''),
});
const nextPage = statement({
  name: 'export_foods_next',
  isPrepared: false,
  params: { limit: integer(), after: text() },
  row: foodStates,
  text: exportPage('and (f.position, f.id) > (select p.position, p.id from foods p where p.id = :after)'),
});

/** In the order of the shop, with drafts. */
export async function selectFoodPage(db: Db, after: string | undefined, limit: number): Promise<FoodState[]> {
  const rows = after === undefined ? await firstPage(db, { limit }) : await nextPage(db, { limit, after });
  return rows.map(toState);
}

const imageCounter = statement({
  name: 'export_foods_images',
  isPrepared: false,
  params: {},
  row: { count: integer() },
  text: 'select coalesce(max(p.position) + 1, 0)::int as count from food_images p',
});

/** How many images the food with the longest list has. */
export async function maxImageCount(db: Db): Promise<number> {
  return (await imageCounter(db, {}))[0]?.count ?? 0;
}
