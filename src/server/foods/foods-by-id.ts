import type { Food } from '../../contract/food.ts';
import type { Db } from '../platform/db/db.ts';
import { sayFood } from './food-details.ts';
import { selectWholeFoods } from './foods.store.ts';

/** Also drafts and removed foods: a wish keeps showing what it holds. */
export async function foodsById(
  db: Db,
  ids: string[],
): Promise<Map<string, { food: Food; isListed: boolean }>> {
  const whole = await selectWholeFoods(db, ids);
  return new Map(
    [...whole].map(([id, food]) => [id, { food: sayFood(food), isListed: food.isListed }] as const),
  );
}
