import { recordChange } from '../../audit/record-change.ts';
import type { Db } from '../../platform/db/db.ts';
import { setResolved } from '../issues.store.ts';

/** The owner has looked at it and done what was to be done. */
export function resolveIssue(db: Db, actorId: string, id: string): Promise<'done' | 'problem-not-found'> {
  return db.transaction(async (tx) => {
    if (!(await setResolved(tx, id))) return 'problem-not-found';
    await recordChange(tx, {
      actorId,
      action: 'close problem',
      target: `problem ${id}`,
      before: { isOpen: true },
      after: { isOpen: false },
    });
    return 'done';
  });
}
