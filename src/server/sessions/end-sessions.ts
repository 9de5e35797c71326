import type { Db } from '../platform/db/db.ts';
import { deleteSession, deleteSessions } from './sessions.store.ts';

/** Signs out one device; false when this user has no such device. */
export function endSession(db: Db, userId: string, id: string): Promise<boolean> {
  return deleteSession(db, userId, id);
}

/** Signs out all devices of a user, or all but one. */
export function endSessions(db: Db, userId: string, exceptId?: string): Promise<void> {
  return deleteSessions(db, userId, exceptId);
}
