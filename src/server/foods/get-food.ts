import type { Food } from '../../contract/food.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../rules/languages.ts';
import { isSlug } from '../../rules/slug.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { foodsById } from './foods-by-id.ts';
import { translateFoods } from './translate-foods.ts';

export async function getFood(
  db: Db,
  id: string,
  language: Language = DEFAULT_LANGUAGE,
): Promise<Result<Food, 'food-not-found'>> {
  const found = isSlug(id) ? (await foodsById(db, [id])).get(id) : undefined;
  const [food] = await translateFoods(db, found?.isListed ? [found.food] : [], language);
  return food ? success(food) : failure('food-not-found');
}
