import type { RecallStart } from '../../contract/admin/recalls.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Db } from '../platform/db/db.ts';
import { setStockReason } from '../platform/db/stock-reason.ts';
import { transaction } from '../platform/db/transaction.ts';
import { withRetry } from '../platform/db/with-retry.ts';
import { newId } from '../platform/ids.ts';
import { type Failure, failure, type Result, type Success, success } from '../platform/result.ts';
import { addPeople } from './recall-people.store.ts';
import { findBatch, insertRecall, markRecalled } from './recalls.store.ts';

interface Started {
  _id: string;
}

/**
 * Stops a batch: its bottles leave the stock, its page turns red and its customers are listed, all in one transaction. A second request
 * for the same batch finds the first recall.
 */
export function startRecall(
  db: Db,
  { batchId, ...notice }: RecallStart,
  adminId: string,
): Promise<Result<Started, 'batch-not-found'>> {
  return withRetry(() =>
    transaction<Success<Started>, Failure<'batch-not-found'>>(db, async (tx, rollback) => {
      const batch = await findBatch(tx, { id: batchId });
      if (!batch) return rollback(failure('batch-not-found'));
      const id = newId();
      const isNew = await insertRecall(tx, { ...notice, id, batchId, startedBy: adminId });
      if (!isNew) {
        const known = await findBatch(tx, { id: batchId });
        return known?.recallId ? success({ _id: known.recallId }) : rollback(failure('batch-not-found'));
      }
      await setStockReason(tx, { reason: 'blocked', actorId: adminId, note: batch.code });
      await markRecalled(tx, batchId, notice.reason);
      await addPeople(tx, id, batchId);
      await recordChange(tx, {
        actorId: adminId,
        action: 'recall batch',
        target: `batch ${batch.code}`,
        before: {},
        after: { ...notice },
      });
      return success({ _id: id });
    }),
  );
}
