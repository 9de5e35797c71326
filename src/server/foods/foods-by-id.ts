import type { Food } from '../../contract/food.ts';
import type { Db } from '../platform/db/db.ts';
import { selectFoodDetails } from './foods.store.ts';
import { serializeFood } from './serialize-food.ts';

/** Including drafts and removed foods. */
export async function foodsById(
  db: Db,
  ids: string[],
): Promise<Map<string, { food: Food; isListed: boolean }>> {
  const details = await selectFoodDetails(db, ids);
  return new Map(
    [...details].map(([id, food]) => [id, { food: serializeFood(food), isListed: food.isListed }] as const),
  );
}
