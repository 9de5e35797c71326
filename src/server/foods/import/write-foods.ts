import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../platform/db/db.ts';
import { setStockReason } from '../../platform/db/stock-reason.ts';
import { lastPosition } from '../admin/foods.store.ts';
import { emptyFood, type FoodState, type SizeState } from './food-state.ts';
import {
  insertFoods,
  raiseVersions,
  replaceImages,
  replaceIngredients,
  replaceSpecifications,
  updateFoods,
  upsertSizes,
} from './write-foods.store.ts';

/**
 * Writes many foods with few statements. `current` has the foods that exist, locked. Returns the ids that somebody else has
 * taken meanwhile: nothing of these foods is written.
 */
export async function writeFoods(
  tx: Db,
  targets: FoodState[],
  current: ReadonlyMap<string, FoodState>,
  actorId: string | null,
): Promise<Set<string>> {
  await setStockReason(tx, { reason: 'imported', ...(actorId && { actorId }) });
  const created = targets.filter(({ id }) => !current.has(id));
  const inserted = await insertFoods(tx, created, (await lastPosition(tx)) + 1);
  const written = targets.filter(({ id }) => current.has(id) || inserted.has(id));
  const differs = (food: FoodState, field: keyof FoodState) => {
    const before = current.get(food.id) ?? emptyFood(food.id);
    return !isDeepStrictEqual(before[field], food[field]);
  };
  const existing = written.filter(({ id }) => current.has(id));
  const rowChanged = existing.filter((food) => ROW_FIELDS.some((field) => differs(food, field)));
  await updateFoods(tx, rowChanged);
  await upsertSizes(
    tx,
    written.flatMap((food) => changedSizes(food, current.get(food.id))),
  );
  await replaceImages(
    tx,
    written.filter((food) => differs(food, 'images')),
  );
  await replaceSpecifications(
    tx,
    written.filter((food) => differs(food, 'specifications')),
  );
  await replaceIngredients(
    tx,
    written.filter((food) => differs(food, 'ingredients')),
  );
  const onlyDetails = existing.filter((food) => !rowChanged.includes(food) && isMoreThanStock(food, current));
  await raiseVersions(
    tx,
    onlyDetails.map(({ id }) => id),
  );
  return new Set(created.flatMap(({ id }) => (inserted.has(id) ? [] : [id])));
}

const ROW_FIELDS = [
  'name',
  'category',
  'description',
  'tags',
  'origins',
  'cookTime',
  'status',
  'discount',
  'hsn',
  'gstRate',
  'shelfLifeDays',
  'price',
  'translations',
  'fields',
] as const;

function changedSizes(food: FoodState, before: FoodState | undefined): (SizeState & { foodId: string })[] {
  return food.sizes
    .filter((size) => !before?.sizes.some((old) => isDeepStrictEqual(old, size)))
    .map((size) => ({ ...size, foodId: food.id }));
}

/** Sales change the stock, too, without a new version of the food. */
function isMoreThanStock(food: FoodState, current: ReadonlyMap<string, FoodState>): boolean {
  const withoutStock = (state: FoodState | undefined) => ({
    ...state,
    sizes: state?.sizes.map(({ stock, ...size }) => size),
  });
  return !isDeepStrictEqual(withoutStock(food), withoutStock(current.get(food.id)));
}
