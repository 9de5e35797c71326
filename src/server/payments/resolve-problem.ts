import { recordChange } from '../audit/record-change.ts';
import type { Db } from '../platform/db/db.ts';
import { setResolved } from './problems.store.ts';

/** The owner has dealt with it; false when there is no such problem that is open. */
export function resolveProblem(db: Db, id: string, actorId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const kind = await setResolved(tx, id);
    if (!kind) return false;
    await recordChange(tx, {
      actorId,
      action: 'resolve-payment-problem',
      target: `payment-problem ${id}`,
      before: { kind, isResolved: false },
      after: { kind, isResolved: true },
    });
    return true;
  });
}
