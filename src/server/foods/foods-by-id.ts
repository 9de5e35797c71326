import type { Food } from '../../contract/food.ts';
import type { Db } from '../platform/db/db.ts';
import { completeFoods } from './complete-foods.ts';
import { selectFoodsById } from './foods.store.ts';

/** Also drafts and removed foods: a cart or a wish keeps showing what it holds. */
export async function foodsById(
  db: Db,
  ids: string[],
): Promise<Map<string, { food: Food; isListed: boolean }>> {
  const rows = ids.length === 0 ? [] : await selectFoodsById(db, ids);
  const complete = await completeFoods(db, rows);
  const listed = new Set(
    rows.filter(({ status, removedAt }) => status === 'published' && !removedAt).map(({ id }) => id),
  );
  return new Map(complete.map((food) => [food._id, { food, isListed: listed.has(food._id) }]));
}
