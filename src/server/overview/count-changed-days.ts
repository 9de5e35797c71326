import type { Db } from '../platform/db/db.ts';
import { withRetry } from '../platform/db/with-retry.ts';
import { claimChangedDays, replaceTotals } from './changed-days.store.ts';

/** Keeps one transaction far below the statement timeout. */
const MAX_DAYS = 31;

/**
 * Recalculates the cached totals of days with changed orders. The overview is correct with and without them; they make it fast.
 */
export async function countChangedDays(db: Db): Promise<void> {
  while (await withRetry(() => countBatch(db)));
}

/** True when there may be more. */
function countBatch(db: Db): Promise<boolean> {
  return db.transaction(
    async (tx) => {
      const days = await claimChangedDays(tx, MAX_DAYS);
      if (days.length > 0) await replaceTotals(tx, days);
      return days.length === MAX_DAYS;
    },
    // all statements see the same orders: a day that changes later is counted by the next run
    { isolationLevel: 'repeatable read' },
  );
}
