import type { Food } from '../../contract/food.ts';
import { isSlug } from '../../rules/slug.ts';
import type { Db } from '../platform/db/db.ts';
import { foodsById } from './foods-by-id.ts';

export async function getFood(db: Db, id: string): Promise<Food | undefined> {
  const found = isSlug(id) ? (await foodsById(db, [id])).get(id) : undefined;
  return found?.isListed ? found.food : undefined;
}
