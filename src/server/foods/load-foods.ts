import type { Food } from '../../contract/food.ts';
import type { Db } from '../platform/db/db.ts';
import { selectFoodDetails } from './foods.store.ts';
import { serializeFood } from './serialize-food.ts';

/** The foods as in the API, with sizes, images, specifications and ingredients, in the same order. */
export async function loadFoods(db: Db, rows: { id: string }[]): Promise<Food[]> {
  const details = await selectFoodDetails(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id }) => {
    const food = details.get(id);
    return food ? [serializeFood(food)] : [];
  });
}
