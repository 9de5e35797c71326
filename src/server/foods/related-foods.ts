import type { Food } from '../../contract/food.ts';
import { isSlug } from '../../rules/slug.ts';
import type { Db } from '../platform/db/db.ts';
import { completeFoods } from './complete-foods.ts';
import { selectListedFood, selectRelatedFoods } from './foods.store.ts';

const MAX_RELATED = 4;

/** What else a customer might like; nothing for a food that is not there. */
export async function relatedFoods(db: Db, id: string): Promise<Food[]> {
  const food = isSlug(id) ? await selectListedFood(db, id) : undefined;
  return food ? completeFoods(db, await selectRelatedFoods(db, food, MAX_RELATED)) : [];
}
