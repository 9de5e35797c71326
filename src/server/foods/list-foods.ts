import type { Food } from '../../contract/food.ts';
import type { Db } from '../platform/db/db.ts';
import { type FoodSelection, selectCategories, selectListedFoods } from './foods.store.ts';
import { loadFoods } from './load-foods.ts';

export async function listFoods(db: Db, selection: FoodSelection): Promise<Food[]> {
  return loadFoods(db, await selectListedFoods(db, selection));
}

/** The categories of published foods, in the order of the shop. */
export function listCategories(db: Db): Promise<string[]> {
  return selectCategories(db);
}
