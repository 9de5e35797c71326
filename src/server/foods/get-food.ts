import type { Food } from '../../contract/food.ts';
import type { Db } from '../platform/db/db.ts';
import { completeFoods } from './complete-foods.ts';
import { selectListedFood } from './foods.store.ts';

export async function getFood(db: Db, id: string): Promise<Food | undefined> {
  const row = await selectListedFood(db, id);
  const [food] = await completeFoods(db, row ? [row] : []);
  return food;
}
