import type { Db } from '../platform/db/db.ts';
import { selectAttackedStaff } from './security-log.store.ts';

/** In an hour: more than anybody mistypes. */
const MANY_FAILURES = 20;

export function findAttackedStaff(db: Db): Promise<{ accountId: string; failures: number }[]> {
  return selectAttackedStaff(db, MANY_FAILURES);
}
