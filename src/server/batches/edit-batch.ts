import type { BatchBlock, BatchDetails, BatchEdit } from '../../contract/admin/batches.ts';
import { adminBatches } from '../../messages/admin-batches.ts';
import { recordChange } from '../audit/record-change.ts';
import { advisoryLock } from '../platform/db/advisory-lock.ts';
import type { Db } from '../platform/db/db.ts';
import { setStockReason } from '../platform/db/stock-reason.ts';
import { transaction } from '../platform/db/transaction.ts';
import { withRetry } from '../platform/db/with-retry.ts';
import { type Failure, failure, type Result, type Success, success } from '../platform/result.ts';
import { toDetails } from './batch-views.ts';
import {
  type BatchRow,
  changeSize,
  deleteSize,
  findBatch,
  findByCode,
  insertSizes,
  lockBatch,
  lockSizesOf,
  selectCodesLike,
  selectSizes,
  updateBatch,
} from './batches.store.ts';

type EditCode =
  | 'batch-not-found'
  | 'batch-changed'
  | 'batch-code-taken'
  | 'batch-bottles-gone'
  | 'size-not-sold'
  | 'batch-unknown-dates';

/** Fails when the batch was changed since `version` was read. Sales do not change its version. */
export function editBatch(
  db: Db,
  actorId: string,
  id: string,
  input: BatchEdit,
): Promise<Result<BatchDetails, EditCode>> {
  return withRetry(() =>
    transaction<Success<BatchDetails>, Failure<EditCode>>(db, async (tx, rollback) => {
      await advisoryLock(tx, 'batch codes');
      const before = await lockBatch(tx, id);
      if (!before) return rollback(failure('batch-not-found'));
      if (before.version !== input.version) return rollback(failure('batch-changed'));
      if (before.isUnbatched) return rollback(failure('batch-unknown-dates'));
      const { code } = input;
      const isTaken = code !== before.code && (await selectCodesLike(tx, code)).has(code);
      // its own former code may come back
      if (isTaken && !(await isOwnCode(tx, before, code))) return rollback(failure('batch-code-taken'));
      const { output, version: _, sizes, ...columns } = input;
      await setStockReason(tx, { reason: 'edited', note: code, actorId });
      const resized = await writeSizes(tx, before, sizes);
      if (!resized.ok) return rollback(resized);
      await updateBatch(tx, id, {
        ...columns,
        outputAmount: output?.amount ?? null,
        outputUnit: output?.unit ?? null,
      });
      await recordChange(tx, {
        actorId,
        action: 'edit batch',
        target: `batch ${id}`,
        before: { ...before, ...resized.value },
        after: { ...columns, ...Object.fromEntries(sizes.map(({ size, made }) => [size, made])) },
      });
      return success(await detailsOf(tx, id));
    }),
  );
}

async function isOwnCode(tx: Db, { id }: BatchRow, code: string): Promise<boolean> {
  return (await findByCode(tx, code))?.id === id;
}

/** Corrects how many were made: as many more or fewer are left. Returns what was there before. */
async function writeSizes(
  tx: Db,
  { id: batchId, foodId }: BatchRow,
  sizes: BatchEdit['sizes'],
): Promise<Result<Record<string, number>, 'batch-bottles-gone' | 'size-not-sold'>> {
  const sold = new Set((await lockSizesOf(tx, foodId)).map(({ size }) => size));
  const before = await selectSizes(tx, batchId);
  const wanted = new Map(sizes.map(({ size, made }) => [size, made]));
  for (const row of before) {
    const made = (wanted.get(row.size) ?? 0) - row.made;
    if (row.bottles + made < 0) {
      const gone = row.made - row.bottles;
      return failure('batch-bottles-gone', { message: adminBatches.bottlesGone({ size: row.size, gone }) });
    }
    if (!wanted.get(row.size) && row.made === row.bottles) await deleteSize(tx, batchId, row.size);
    else if (made !== 0) await changeSize(tx, row, { made, bottles: made });
  }
  const known = new Set(before.map(({ size }) => size));
  const added = sizes.filter(({ size, made }) => made > 0 && !known.has(size));
  if (added.some(({ size }) => !sold.has(size))) return failure('size-not-sold');
  await insertSizes(
    tx,
    added.map(({ size, made }) => ({ batchId, foodId, size, made, bottles: made })),
  );
  return success(Object.fromEntries(before.map(({ size, made }) => [size, made])));
}

/** Stops the sale of a batch at once, or allows it again. Its bottles leave the stock, and come back. */
export function blockBatch(
  db: Db,
  actorId: string,
  id: string,
  { version, isBlocked, reason }: BatchBlock,
): Promise<Result<BatchDetails, 'batch-not-found' | 'batch-changed'>> {
  return withRetry(() =>
    transaction<Success<BatchDetails>, Failure<'batch-not-found' | 'batch-changed'>>(
      db,
      async (tx, rollback) => {
        const before = await lockBatch(tx, id);
        if (!before) return rollback(failure('batch-not-found'));
        if (before.version !== version) return rollback(failure('batch-changed'));
        if ((before.blockedAt !== null) !== isBlocked) {
          await setStockReason(tx, { reason: 'blocked', note: before.code, actorId });
          await updateBatch(tx, id, {
            blockedAt: isBlocked ? new Date() : null,
            blockReason: isBlocked ? reason : '',
          });
          await recordChange(tx, {
            actorId,
            action: isBlocked ? 'block batch' : 'allow batch',
            target: `batch ${id}`,
            before: { isBlocked: !isBlocked, reason: before.blockReason },
            after: { isBlocked, reason },
          });
        }
        return success(await detailsOf(tx, id));
      },
    ),
  );
}

async function detailsOf(tx: Db, id: string): Promise<BatchDetails> {
  const batch = await findBatch(tx, id);
  if (!batch) throw new Error('the batch was locked and is gone');
  return toDetails(tx, batch);
}
