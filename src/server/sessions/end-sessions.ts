import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { deleteSession, deleteSessions } from './sessions.store.ts';

/** Signs out one device of the user. */
export async function endSession(
  db: Db,
  userId: string,
  id: string,
): Promise<Result<undefined, 'not-found'>> {
  return (await deleteSession(db, userId, id)) ? success() : failure('not-found');
}

/** Signs out all devices of the user, except `exceptId`. */
export function endSessions(db: Db, userId: string, exceptId?: string): Promise<void> {
  return deleteSessions(db, userId, exceptId);
}
