import type { RecallEdit } from '../../contract/admin/recalls.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Db } from '../platform/db/db.ts';
import { setStockReason } from '../platform/db/stock-reason.ts';
import { transaction } from '../platform/db/transaction.ts';
import { type Failure, failure, type Result, type Success, success } from '../platform/result.ts';
import { lockPerson, setCalled } from './recall-people.store.ts';
import { findBatch, lockRecall, markRecalled, updateRecall } from './recalls.store.ts';

type Code = 'recall-not-found' | 'recall-changed' | 'recall-was-sent';

/** Changes the notice until it is sent, the date on which the authority was notified, and the end of the recall. */
export function changeRecall(
  db: Db,
  id: string,
  { version, ...input }: RecallEdit,
  adminId: string,
): Promise<Result<undefined, Code>> {
  return transaction<Success<undefined>, Failure<Code>>(db, async (tx, rollback) => {
    const recall = await lockRecall(tx, id);
    if (!recall) return rollback(failure('recall-not-found'));
    if (recall.version !== version) return rollback(failure('recall-changed'));
    const { reason, hazard, advice } = recall;
    const isNoticeChanged = input.reason !== reason || input.hazard !== hazard || input.advice !== advice;
    // all notified people must have read the same notice
    if (recall.sentAt && isNoticeChanged) return rollback(failure('recall-was-sent'));
    await updateRecall(tx, id, input);
    const batch = await findBatch(tx, { id: recall.batchId });
    if (input.reason !== reason) {
      await setStockReason(tx, { reason: 'blocked', actorId: adminId });
      await markRecalled(tx, recall.batchId, input.reason);
    }
    const { authorityNotifiedOn, endedOn } = recall;
    await recordChange(tx, {
      actorId: adminId,
      action: 'edit recall',
      target: `batch ${batch?.code ?? ''}`,
      before: { reason, hazard, advice, authorityNotifiedOn, endedOn },
      after: { ...input },
    });
    return success();
  });
}

/** Somebody reached the person by phone, or takes that back. */
export function markCalled(
  db: Db,
  recallId: string,
  personId: string,
  { isCalled, adminId }: { isCalled: boolean; adminId: string },
): Promise<Result<undefined, 'recall-not-found'>> {
  return db.transaction(async (tx) => {
    const person = await lockPerson(tx, recallId, personId);
    if (!person) return failure('recall-not-found');
    await setCalled(tx, personId, isCalled ? adminId : null);
    return success();
  });
}
