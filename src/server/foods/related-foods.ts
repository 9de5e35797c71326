import type { Food } from '../../contract/food.ts';
import type { Language } from '../../rules/languages.ts';
import { isSlug } from '../../rules/slug.ts';
import type { Db } from '../platform/db/db.ts';
import { selectListedFood, selectRelatedFoods } from './foods.store.ts';
import { loadFoods } from './load-foods.ts';
import { translateFoods } from './translate-foods.ts';

const MAX_RELATED = 4;

/** Other foods for the page of a food; none when the food does not exist. */
export async function relatedFoods(db: Db, id: string, language: Language): Promise<Food[]> {
  const food = isSlug(id) ? await selectListedFood(db, id) : undefined;
  if (!food) return [];
  const related = await loadFoods(db, await selectRelatedFoods(db, food, MAX_RELATED));
  return translateFoods(db, related, language);
}
