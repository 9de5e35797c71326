import { recordChange } from '../../audit/record-change.ts';
import type { Db } from '../../platform/db/db.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { setResolved } from '../issues.store.ts';

/** An admin marks an issue as resolved. */
export function resolveIssue(
  db: Db,
  actorId: string,
  id: string,
): Promise<Result<undefined, 'problem-not-found'>> {
  return db.transaction(async (tx) => {
    if (!(await setResolved(tx, id))) return failure('problem-not-found');
    await recordChange(tx, {
      actorId,
      action: 'close problem',
      target: `problem ${id}`,
      before: { isOpen: true },
      after: { isOpen: false },
    });
    return success();
  });
}
