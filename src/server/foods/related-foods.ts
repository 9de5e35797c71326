import type { Food } from '../../contract/food.ts';
import { isSlug } from '../../rules/slug.ts';
import type { Db } from '../platform/db/db.ts';
import { selectListedFood, selectRelatedFoods } from './foods.store.ts';
import { loadFoods } from './load-foods.ts';

const MAX_RELATED = 4;

/** Other foods for the page of a food; none when the food does not exist. */
export async function relatedFoods(db: Db, id: string): Promise<Food[]> {
  const food = isSlug(id) ? await selectListedFood(db, id) : undefined;
  return food ? loadFoods(db, await selectRelatedFoods(db, food, MAX_RELATED)) : [];
}
