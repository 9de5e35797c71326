import type { AdminFood, StockChange } from '../../../contract/food-input.ts';
import { adminStock } from '../../../messages/admin-stock.ts';
import { isSlug } from '../../../rules/slug.ts';
import type { StockReason } from '../../../rules/stock-reasons.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { CurrentUser } from '../../http/app-env.ts';
import type { Db } from '../../platform/db/db.ts';
import { setStockReason } from '../../platform/db/stock-reason.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { withRetry } from '../../platform/db/with-retry.ts';
import { type Failure, failure, type Result, type Success } from '../../platform/result.ts';
import { lockFood, lockSizes, selectBatchedSizes, setStock, updateFood } from './foods.store.ts';
import { getAdminFood } from './list-foods.ts';

type StockCode = 'food-not-found' | 'food-changed' | 'stock-changed' | 'size-not-sold' | 'stock-in-batches';

/** Fails when the food was changed since `version` was read. Sales lower the stock without a new version. */
export async function changeStock(
  db: Db,
  currentUser: CurrentUser,
  foodId: string,
  change: StockChange,
): Promise<Result<AdminFood, StockCode>> {
  return withRetry(() =>
    transaction<Success<AdminFood>, Failure<StockCode>>(db, async (tx, rollback) => {
      const changed = await writeStock(tx, currentUser, foodId, { ...change, reason: 'edited' });
      return changed.ok ? changed : rollback(changed);
    }),
  );
}

/** Writes nothing if it fails. Also fails when the stock is no longer the one that was seen, where the request says it. */
export async function writeStock(
  tx: Db,
  currentUser: CurrentUser,
  foodId: string,
  { version, sizes, reason }: StockChange & { reason: StockReason },
): Promise<Result<AdminFood, StockCode>> {
  if (!isSlug(foodId) || !(await lockFood(tx, foodId))) return failure('food-not-found');
  await lockSizes(tx, [foodId]);
  const before = await getAdminFood(tx, foodId);
  if (!before.ok) return before;
  if (before.value.version !== version) return failure('food-changed');
  const { name, quantities } = before.value;
  const batched = await selectBatchedSizes(tx, foodId);
  for (const { size, seen, stock } of sizes) {
    const found = quantities.find((one) => one.size === size);
    if (!found) return failure('size-not-sold');
    if (batched.has(size) && stock !== found.stock) return failure('stock-in-batches');
    if (seen !== undefined && seen !== found.stock)
      return failure('stock-changed', {
        message: adminStock.changed({ food: name, size, stock: adminStock.pieces(found.stock) }),
      });
  }
  await setStockReason(tx, { reason, actorId: currentUser.id });
  await setStock(tx, foodId, sizes);
  await updateFood(tx, foodId, {});
  const after = await getAdminFood(tx, foodId);
  if (!after.ok) return after;
  await recordChange(tx, {
    actorId: currentUser.id,
    action: 'change stock',
    target: `food ${foodId}`,
    before: stockOf(before.value),
    after: stockOf(after.value),
  });
  return after;
}

function stockOf({ quantities }: AdminFood): Record<string, number | null> {
  return Object.fromEntries(quantities.map(({ size, stock }) => [size, stock]));
}
