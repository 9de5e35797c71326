import type { Food } from '../../contract/food.ts';
import type { Db } from '../platform/db/db.ts';
import { sayFood } from './food-details.ts';
import { selectWholeFoods } from './foods.store.ts';

/** These foods as the API says them, with sizes, pictures, specifications and ingredients, in the same order. */
export async function completeFoods(db: Db, rows: { id: string }[]): Promise<Food[]> {
  const whole = await selectWholeFoods(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id }) => {
    const food = whole.get(id);
    return food ? [sayFood(food)] : [];
  });
}
