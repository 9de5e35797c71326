import { recordChange } from '../audit/record-change.ts';
import type { Db } from '../platform/db/db.ts';
import { discardFailedJob, retryFailedJob } from '../platform/failed-jobs.ts';

const steps = {
  retry: { change: retryFailedJob, action: 'retry job', state: 'tried again' },
  forget: { change: discardFailedJob, action: 'forget job', state: 'forgotten' },
} as const;

/** The owner's decision about work that failed. Asked twice at once, it is done once. */
export function decideJob(
  db: Db,
  actorId: string,
  id: string,
  decision: keyof typeof steps,
): Promise<'done' | 'job-not-found'> {
  const { change, action, state } = steps[decision];
  return db.transaction(async (tx) => {
    const queue = await change(tx, id);
    if (!queue) return 'job-not-found';
    await recordChange(tx, {
      actorId,
      action,
      target: `job ${id}`,
      before: { state: 'failed' },
      after: { state, queue },
    });
    return 'done';
  });
}
