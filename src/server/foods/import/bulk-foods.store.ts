import { rupeesFromPaise } from '../../../rules/money.ts';
import type { Db } from '../../platform/db/db.ts';
import { FOOD_DETAILS, foodDetailsRow } from '../../platform/db/food-details.ts';
import { foodSizes, foods } from '../../platform/db/schema/catalogue.ts';
import { array, boolean, integer, text } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';
import type { FoodState } from './food-state.ts';

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
  /** Without scheduled sales, which are not of the food. */
  ownDiscount: foods.discountPercent,
  hsn: foods.hsn,
  gstBasisPoints: foods.gstBasisPoints,
  shelfLifeDays: foods.shelfLifeDays,
  status: foods.status,
  translations: foods.translations,
  fields: foods.fields,
  isRemoved: boolean(),
  positions: array(text()),
  lowStocks: array(text()),
};
const COLUMNS = `${FOOD_DETAILS}, f.discount_percent as "ownDiscount", f.hsn, f.gst_basis_points as "gstBasisPoints", f.shelf_life_days as "shelfLifeDays",
  f.status, f.translations, f.fields, f.removed_at is not null as "isRemoved",
  array(select s.position::text from food_sizes s where s.food_id = f.id order by s.position) as positions,
  array(select coalesce(s.low_stock::text, '') from food_sizes s where s.food_id = f.id order by s.position) as "lowStocks"`;

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
    discount: row.ownDiscount,
    gstRate: row.gstBasisPoints === null ? null : row.gstBasisPoints / 100,
    price: rupeesFromPaise(row.price),
    sizes: row.sizes.map(({ pressedOn: _, bestBefore: __, ...size }, index) => ({
      ...size,
      price: rupeesFromPaise(size.price),
      position: Number(row.positions[index] ?? index),
      lowStock: row.lowStocks[index] ? Number(row.lowStocks[index]) : null,
    })),
    images: row.images,
    specifications: row.specifications,
    ingredients: row.ingredients.map(({ name, quantity }) => ({ name, quantity })),
    translations: row.translations,
    fields: row.fields,
  };
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
