import type { Db } from '../platform/db/db.ts';
import { markProved } from './sessions.store.ts';

/** The person of this session has just shown again who they are. False when it has ended. */
export async function proveSession(
  db: Db,
  sessionId: string,
  { hasSecondFactor }: { hasSecondFactor: boolean },
): Promise<boolean> {
  return markProved(db, sessionId, hasSecondFactor);
}
