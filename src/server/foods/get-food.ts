import type { Food } from '../../contract/food.ts';
import { isSlug } from '../../rules/slug.ts';
import type { Db } from '../platform/db/db.ts';
import { completeFoods } from './complete-foods.ts';
import { selectListedFood } from './foods.store.ts';

export async function getFood(db: Db, id: string): Promise<Food | undefined> {
  const row = isSlug(id) ? await selectListedFood(db, id) : undefined;
  const [food] = await completeFoods(db, row ? [row] : []);
  return food;
}
