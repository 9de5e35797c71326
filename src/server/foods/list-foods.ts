import type { Food } from '../../contract/food.ts';
import type { Db } from '../platform/db/db.ts';
import { completeFoods } from './complete-foods.ts';
import { type FoodSelection, selectListedFoods } from './foods.store.ts';

export async function listFoods(db: Db, selection: FoodSelection): Promise<Food[]> {
  return completeFoods(db, await selectListedFoods(db, selection));
}
