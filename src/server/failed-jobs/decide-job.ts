import { recordChange } from '../audit/record-change.ts';
import type { Db } from '../platform/db/db.ts';
import { discardFailedJob, retryFailedJob } from '../platform/failed-jobs.ts';
import { failure, type Result, success } from '../platform/result.ts';

const decisions = {
  retry: { change: retryFailedJob, action: 'retry job', state: 'tried again' },
  discard: { change: discardFailedJob, action: 'forget job', state: 'forgotten' },
} as const;

/** Retries or discards a failed job and records it in the audit log. Of two concurrent requests, one succeeds. */
export function decideJob(
  db: Db,
  actorId: string,
  id: string,
  decision: keyof typeof decisions,
): Promise<Result<undefined, 'job-not-found'>> {
  const { change, action, state } = decisions[decision];
  return db.transaction(async (tx) => {
    const queue = await change(tx, id);
    if (!queue) return failure('job-not-found');
    await recordChange(tx, {
      actorId,
      action,
      target: `job ${id}`,
      before: { state: 'failed' },
      after: { state, queue },
    });
    return success();
  });
}
