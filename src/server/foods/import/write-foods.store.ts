import { inArray, sql } from 'drizzle-orm';
import { paiseFromRupees } from '../../../rules/money.ts';
import type { Db } from '../../platform/db/db.ts';
import {
  foodImages,
  foodIngredients,
  foodSpecifications,
  foods,
} from '../../platform/db/schema/catalogue.ts';
import { jsonb } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';
import { newId } from '../../platform/ids.ts';
import type { FoodState, SizeState } from './food-state.ts';

// Rows are sent as one JSON parameter: the query builder takes longer to write a statement for hundreds of rows than
// PostgreSQL takes to run it.
const rows = { rows: jsonb<object[]>() };

/** The columns of a food with their types, named as in the table. */
const FOOD_COLUMNS: Record<string, string> = {
  id: 'text',
  name: 'text',
  description: 'text',
  category: 'text',
  price_paise: 'bigint',
  discount_percent: 'smallint',
  tags: 'text[]',
  origins: 'text[]',
  cook_time: 'text',
  hsn: 'text',
  gst_basis_points: 'integer',
  shelf_life_days: 'integer',
  status: 'text',
  translations: 'jsonb',
  fields: 'jsonb',
};
const names = Object.keys(FOOD_COLUMNS).join(', ');
const types = Object.entries(FOOD_COLUMNS)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ');
const assignments = Object.keys(FOOD_COLUMNS)
  .filter((name) => name !== 'id')
  .map((name) => `${name} = r.${name}`)
  .join(', ');

const foodInserter = statement({
  name: 'import_insert_foods',
  isPrepared: false,
  params: rows,
  row: { id: foods.id },
  text: `insert into foods (${names}, position)
    select ${names}, position from jsonb_to_recordset(:rows::jsonb) as r (${types}, position integer)
    on conflict do nothing returning id`,
});
const foodUpdater = statement({
  name: 'import_update_foods',
  isPrepared: false,
  params: rows,
  row: {},
  text: `update foods f set ${assignments}, version = f.version + 1, updated_at = now()
    from jsonb_to_recordset(:rows::jsonb) as r (${types}) where f.id = r.id`,
});

const toRow = (food: FoodState) => ({
  id: food.id,
  name: food.name,
  description: food.description,
  category: food.category,
  price_paise: paiseFromRupees(food.price),
  discount_percent: food.discount,
  tags: food.tags,
  origins: food.origins,
  cook_time: food.cookTime,
  hsn: food.hsn,
  gst_basis_points: food.gstRate === null ? null : Math.round(food.gstRate * 100),
  shelf_life_days: food.shelfLifeDays,
  status: food.status,
  translations: food.translations,
  fields: food.fields,
});

/** The ids that were free, also from concurrent transactions. */
export async function insertFoods(tx: Db, created: FoodState[], firstPosition: number): Promise<Set<string>> {
  if (created.length === 0) return new Set();
  const proposed = created.map((food, index) => ({ ...toRow(food), position: firstPosition + index }));
  return new Set((await foodInserter(tx, { rows: proposed })).map(({ id }) => id));
}

/** The foods exist and are locked. */
export async function updateFoods(tx: Db, changed: FoodState[]): Promise<void> {
  if (changed.length > 0) await foodUpdater(tx, { rows: changed.map(toRow) });
}

/** An admin who has such a food in a form must not overwrite what changed in its details. */
export async function raiseVersions(tx: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(foods)
    .set({ version: sql`${foods.version} + 1`, updatedAt: sql`now()` })
    .where(inArray(foods.id, ids));
}

const sizeWriter = statement({
  name: 'import_write_sizes',
  isPrepared: false,
  params: rows,
  row: {},
  text: `insert into food_sizes (food_id, size, position, price_paise, stock, net_amount, net_unit, shelf, low_stock)
    select "foodId", size, position, price, stock, "netAmount", "netUnit", shelf, "lowStock"
      from jsonb_to_recordset(:rows::jsonb) as r ("foodId" text, size text, position smallint, price bigint,
        stock integer, "netAmount" integer, "netUnit" text, shelf text, "lowStock" integer)
    on conflict (food_id, size) do update set price_paise = excluded.price_paise, stock = excluded.stock,
      net_amount = excluded.net_amount, net_unit = excluded.net_unit, shelf = excluded.shelf,
      low_stock = excluded.low_stock`,
});

export async function upsertSizes(tx: Db, sizes: (SizeState & { foodId: string })[]): Promise<void> {
  if (sizes.length === 0) return;
  await sizeWriter(tx, { rows: sizes.map((size) => ({ ...size, price: paiseFromRupees(size.price) })) });
}

const imageInserter = statement({
  name: 'import_insert_images',
  isPrepared: false,
  params: rows,
  row: {},
  text: `insert into food_images (food_id, position, url, alt) select "foodId", position, url, alt
    from jsonb_to_recordset(:rows::jsonb) as r ("foodId" text, position smallint, url text, alt text)`,
});
const specificationInserter = statement({
  name: 'import_insert_specifications',
  isPrepared: false,
  params: rows,
  row: {},
  text: `insert into food_specifications (food_id, position, name, value) select "foodId", position, name, value
    from jsonb_to_recordset(:rows::jsonb) as r ("foodId" text, position smallint, name text, value text)`,
});
const ingredientInserter = statement({
  name: 'import_insert_ingredients',
  isPrepared: false,
  params: rows,
  row: {},
  text: `insert into food_ingredients (id, food_id, position, name, quantity) select id, "foodId", position, name, quantity
    from jsonb_to_recordset(:rows::jsonb) as r (id uuid, "foodId" text, position smallint, name text, quantity text)`,
});

type Details = Pick<FoodState, 'id' | 'images' | 'specifications' | 'ingredients'>;

/** Replaces the lists of these foods. */
export async function replaceImages(tx: Db, changed: Details[]): Promise<void> {
  if (changed.length === 0) return;
  await tx.delete(foodImages).where(inArray(foodImages.foodId, idsOf(changed)));
  await imageInserter(tx, { rows: positioned(changed, ({ images }) => images) });
}

export async function replaceSpecifications(tx: Db, changed: Details[]): Promise<void> {
  if (changed.length === 0) return;
  await tx.delete(foodSpecifications).where(inArray(foodSpecifications.foodId, idsOf(changed)));
  await specificationInserter(tx, { rows: positioned(changed, ({ specifications }) => specifications) });
}

export async function replaceIngredients(tx: Db, changed: Details[]): Promise<void> {
  if (changed.length === 0) return;
  await tx.delete(foodIngredients).where(inArray(foodIngredients.foodId, idsOf(changed)));
  const lines = positioned(changed, ({ ingredients }) => ingredients);
  await ingredientInserter(tx, { rows: lines.map((line) => ({ ...line, id: newId() })) });
}

const idsOf = (changed: Details[]) => changed.map(({ id }) => id);

function positioned<Row extends object>(changed: Details[], rowsOf: (food: Details) => Row[]) {
  return changed.flatMap((food) =>
    rowsOf(food).map((row, position) => ({ ...row, foodId: food.id, position })),
  );
}
