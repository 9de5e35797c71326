import { recordChange } from '../../audit/record-change.ts';
import type { CurrentUser } from '../../http/app-env.ts';
import type { Db } from '../../platform/db/db.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { lockFood, markRemoved } from './foods.store.ts';

/** Removes a food from the shop. Its row stays: orders and carts still show it, and its id is not reused. */
export function removeFood(
  db: Db,
  currentUser: CurrentUser,
  id: string,
): Promise<Result<{ id: string }, 'food-not-found'>> {
  return db.transaction(async (tx) => {
    const food = await lockFood(tx, id);
    if (!food) return failure('food-not-found');
    await markRemoved(tx, id);
    await recordChange(tx, {
      actorId: currentUser.id,
      action: 'delete food',
      target: `food ${id}`,
      before: { name: food.name },
      after: { name: null },
    });
    return success({ id });
  });
}
