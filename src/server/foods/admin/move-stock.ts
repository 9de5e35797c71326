import type { StockMovement } from '../../../contract/admin/stock.ts';
import { adminStock } from '../../../messages/admin-stock.ts';
import { isSlug } from '../../../rules/slug.ts';
import { MAX_STOCK } from '../../../rules/stock.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { CurrentUser } from '../../http/app-env.ts';
import type { Db } from '../../platform/db/db.ts';
import { setStockReason } from '../../platform/db/stock-reason.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { withRetry } from '../../platform/db/with-retry.ts';
import { type Failure, failure, type Result, type Success, success } from '../../platform/result.ts';
import { selectFood } from './foods.store.ts';
import { findRequest, lockSize, updateStock } from './stock.store.ts';

type MoveCode =
  | 'food-not-found'
  | 'size-not-sold'
  | 'stock-not-counted'
  | 'stock-in-batches'
  | 'out-of-stock'
  | 'key-reused';
interface Moved {
  size: string;
  stock: number;
}

/**
 * Adds pieces that came in, or subtracts broken, expired or used ones: a difference, so sales in the meantime do not matter. The
 * food keeps its version, as with a sale. A repeated request changes nothing more.
 */
export async function moveStock(
  db: Db,
  currentUser: CurrentUser,
  foodId: string,
  { requestId, size, reason, quantity, note }: StockMovement,
): Promise<Result<Moved, MoveCode>> {
  if (!isSlug(foodId)) return failure('food-not-found');
  const delta = reason === 'restocked' ? quantity : -quantity;
  return withRetry(() =>
    transaction<Success<Moved>, Failure<MoveCode>>(db, async (tx, rollback) => {
      if (!(await selectFood(tx, foodId))) return rollback(failure('food-not-found'));
      const before = await lockSize(tx, foodId, size);
      if (!before) return rollback(failure('size-not-sold'));
      if (before.stock === null) return rollback(failure('stock-not-counted'));
      if (before.hasBatches) return rollback(failure('stock-in-batches'));
      const done = await findRequest(tx, requestId);
      const isRepeat = done?.foodId === foodId && done.size === size && done.delta === delta;
      if (done && !(isRepeat && done.reason === reason)) return rollback(failure('key-reused'));
      if (done) return success({ size, stock: before.stock });
      const stock = before.stock + delta;
      if (stock < 0) return rollback(failure('out-of-stock', { message: adminStock.onlyLeft(before.stock) }));
      if (stock > MAX_STOCK) return rollback(failure('out-of-stock', { message: adminStock.tooMany }));
      await setStockReason(tx, { reason, note, actorId: currentUser.id, requestId });
      await updateStock(tx, foodId, size, stock);
      await recordChange(tx, {
        actorId: currentUser.id,
        action: 'change stock',
        target: `food ${foodId}`,
        before: { [size]: before.stock },
        after: { [size]: stock },
      });
      return success({ size, stock });
    }),
  );
}
