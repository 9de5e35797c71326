import type { Db } from '../platform/db/db.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { lockUser, type UserRow, updateUser } from './users.store.ts';

/**
 * The owner of the mailbox signs in for the first time other than by password. If the e-mail was never verified, or set by an
 * admin, the password may be somebody else's: it is removed, and all devices are signed out.
 */
export async function verifyEmail(
  tx: Db,
  { id }: UserRow,
  changes: { googleSubject?: string } = {},
): Promise<UserRow> {
  const user = await lockUser(tx, id);
  if (!user) throw new Error(`user ${id} was deleted meanwhile`);
  const isVerified = user.emailVerifiedAt !== null;
  if (isVerified && Object.keys(changes).length === 0) return user;
  if (!isVerified) await endSessions(tx, id);
  return updateUser(tx, id, {
    ...changes,
    emailVerifiedAt: user.emailVerifiedAt ?? new Date(),
    ...(!isVerified && { passwordHash: null }),
  });
}
