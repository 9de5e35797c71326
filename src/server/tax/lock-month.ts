import { financialYear } from '../../rules/gst.ts';
import { spanOfMonth } from '../../rules/months.ts';
import { recordChange } from '../audit/record-change.ts';
import { databaseNow } from '../platform/db/database-now.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { lockSeries, saveLock } from './months.store.ts';

/** Marks a month as filed: it takes no further document. Only a month that has ended. */
export function lockMonth(
  db: Db,
  adminId: string,
  { month, isLocked }: { month: string; isLocked: boolean },
): Promise<Result<undefined, 'tax-month-open'>> {
  return db.transaction(async (tx) => {
    const { from, until } = spanOfMonth(month);
    if ((await databaseNow(tx)) < until) return failure('tax-month-open');
    // a document of the month that is being written commits before the lock, or fails
    await lockSeries(tx, financialYear(from));
    if (!(await saveLock(tx, month, isLocked ? adminId : null))) return success();
    await recordChange(tx, {
      actorId: adminId,
      action: isLocked ? 'lock tax month' : 'unlock tax month',
      target: `tax month ${month}`,
      before: { isLocked: !isLocked },
      after: { isLocked },
    });
    return success();
  });
}
