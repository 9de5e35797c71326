import type { Food } from '../../contract/food.ts';
import { isSlug } from '../../rules/slug.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { foodsById } from './foods-by-id.ts';

export async function getFood(db: Db, id: string): Promise<Result<Food, 'food-not-found'>> {
  const found = isSlug(id) ? (await foodsById(db, [id])).get(id) : undefined;
  return found?.isListed ? success(found.food) : failure('food-not-found');
}
