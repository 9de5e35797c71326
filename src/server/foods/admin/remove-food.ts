import { sql } from 'drizzle-orm';
import { recordChange } from '../../audit/record-change.ts';
import type { CurrentUser } from '../../http/app-env.ts';
import type { Db } from '../../platform/db/db.ts';
import { lockFood, updateFood } from './foods.store.ts';

/** Takes a food from the shop. Its row stays: orders and carts go on showing it, and nobody else gets its id. */
export function removeFood(
  db: Db,
  currentUser: CurrentUser,
  id: string,
): Promise<{ id: string } | 'food-not-found'> {
  return db.transaction(async (tx) => {
    const food = await lockFood(tx, id);
    if (!food) return 'food-not-found';
    await updateFood(tx, id, { removedAt: sql`now()` });
    await recordChange(tx, {
      actorId: currentUser.id,
      action: 'delete food',
      target: `food ${id}`,
      before: { name: food.name },
      after: { name: null },
    });
    return { id };
  });
}
