import type { Food } from '../../contract/food.ts';
import type { Db } from '../platform/db/db.ts';
import { completeFoods } from './complete-foods.ts';
import { type FoodPage, selectListedFoods } from './foods.store.ts';

export async function listFoods(db: Db, page: FoodPage): Promise<Food[]> {
  return completeFoods(db, await selectListedFoods(db, page));
}
