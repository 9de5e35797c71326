import { type BatchTerms, DEFAULT_BATCH_TERMS } from '../../rules/batches.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { findVersionedBatches, saveSettingsPart } from './shop.store.ts';

export interface VersionedBatchTerms extends BatchTerms {
  version: number;
}

/** What the owner decided about batches, with the version for optimistic locking. */
export async function getBatchTerms(db: Db): Promise<VersionedBatchTerms> {
  const { value, version } = await findVersionedBatches(db);
  return { ...DEFAULT_BATCH_TERMS, ...value, version };
}

export function changeBatchTerms(
  db: Db,
  actorId: string,
  { version, ...terms }: VersionedBatchTerms,
): Promise<Result<VersionedBatchTerms, 'settings-changed'>> {
  return db.transaction(async (tx) => {
    const { version: _, ...before } = await getBatchTerms(tx);
    if (!(await saveSettingsPart(tx, 'batches', terms, version))) return failure('settings-changed');
    await recordChange(tx, {
      actorId,
      action: 'change batch settings',
      target: 'settings batches',
      before: { ...before },
      after: { ...terms },
    });
    return success(await getBatchTerms(tx));
  });
}
