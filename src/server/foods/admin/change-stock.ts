import type { AdminFood, StockChange } from '../../../contract/food-input.ts';
import { isSlug } from '../../../rules/slug.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { CurrentUser } from '../../http/app-env.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { withRetry } from '../../platform/db/with-retry.ts';
import { type Failure, failure, type Result, type Success } from '../../platform/result.ts';
import { lockFood, setStock, updateFood } from './foods.store.ts';
import { getAdminFood } from './list-foods.ts';

type StockCode = 'food-not-found' | 'food-changed' | 'size-not-sold';

/** Fails when the food was changed since `version` was read. Sales lower the stock without a new version. */
export async function changeStock(
  db: Db,
  currentUser: CurrentUser,
  foodId: string,
  { version, sizes }: StockChange,
): Promise<Result<AdminFood, StockCode>> {
  if (!isSlug(foodId)) return failure('food-not-found');
  return withRetry(() =>
    transaction<Success<AdminFood>, Failure<StockCode>>(db, async (tx, rollback) => {
      if (!(await lockFood(tx, foodId))) return rollback(failure('food-not-found'));
      const before = await getAdminFood(tx, foodId);
      if (!before.ok) return rollback(before);
      if (before.value.version !== version) return rollback(failure('food-changed'));
      if (!(await setStock(tx, foodId, sizes))) return rollback(failure('size-not-sold'));
      await updateFood(tx, foodId, {});
      const after = await getAdminFood(tx, foodId);
      if (!after.ok) return rollback(after);
      await recordChange(tx, {
        actorId: currentUser.id,
        action: 'change stock',
        target: `food ${foodId}`,
        before: stockOf(before.value),
        after: stockOf(after.value),
      });
      return after;
    }),
  );
}

function stockOf({ quantities }: AdminFood): Record<string, number | null> {
  return Object.fromEntries(quantities.map(({ size, stock }) => [size, stock]));
}
