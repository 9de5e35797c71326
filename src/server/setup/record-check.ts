import type { Db } from '../platform/db/db.ts';
import type { CheckResult } from './checks/check-deps.ts';
import { saveSelfCheck } from './setup.store.ts';

/** Results of work that runs by itself; the self-check and the overview show them. */
export type RecordedCheck = 'scheduled-backup' | 'restore-check';

export async function recordCheck(db: Db, name: RecordedCheck, result: CheckResult): Promise<void> {
  await saveSelfCheck(db, { name, ...result });
}
