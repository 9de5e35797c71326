import type { BatchDetails, BottleChange } from '../../contract/admin/batches.ts';
import { adminStock } from '../../messages/admin-stock.ts';
import { recordChange } from '../audit/record-change.ts';
import { actingKey } from '../platform/acting-key.ts';
import type { Db } from '../platform/db/db.ts';
import { setStockReason } from '../platform/db/stock-reason.ts';
import { transaction } from '../platform/db/transaction.ts';
import { withRetry } from '../platform/db/with-retry.ts';
import { type Failure, failure, type Result, type Success, success } from '../platform/result.ts';
import { toDetails } from './batch-views.ts';
import {
  changeSize,
  findBatch,
  findChange,
  insertChange,
  lockSizesOf,
  selectSizes,
} from './batches.store.ts';

type ChangeCode = 'batch-not-found' | 'size-not-sold' | 'out-of-stock' | 'key-reused';

/** Writes bottles of a batch off, or counts them. A repeated request changes nothing more. */
export function changeBottles(
  db: Db,
  actorId: string,
  id: string,
  { requestId, size, reason, quantity, note }: BottleChange,
): Promise<Result<BatchDetails, ChangeCode>> {
  return withRetry(() =>
    transaction<Success<BatchDetails>, Failure<ChangeCode>>(db, async (tx, rollback) => {
      const batch = await findBatch(tx, id);
      if (!batch) return rollback(failure('batch-not-found'));
      await lockSizesOf(tx, batch.foodId);
      const before = (await selectSizes(tx, id)).find((one) => one.size === size);
      if (!before) return rollback(failure('size-not-sold'));
      const done = await findChange(tx, requestId);
      const isSame = done?.batchId === id && done.size === size && done.reason === reason;
      if (done && !isSame) return rollback(failure('key-reused'));
      if (done) return success(await toDetails(tx, batch));
      const delta = reason === 'counted' ? quantity - before.bottles : -quantity;
      if (before.bottles + delta < 0)
        return rollback(failure('out-of-stock', { message: adminStock.onlyLeft(before.bottles) }));
      await setStockReason(tx, { reason, note: note || batch.code, actorId });
      await insertChange(tx, {
        batchId: id,
        size,
        delta,
        reason,
        note,
        actorId,
        apiKeyId: actingKey.current(),
        requestId,
      });
      if (delta !== 0) await changeSize(tx, before, { bottles: delta });
      await recordChange(tx, {
        actorId,
        action: 'change bottles',
        target: `batch ${id}`,
        before: { [size]: before.bottles },
        after: { [size]: before.bottles + delta, reason },
      });
      return success(await toDetails(tx, batch));
    }),
  );
}
