import { hasRight } from '../../../rules/staff-rights.ts';
import { recordChange } from '../../audit/record-change.ts';
import { adminBlockedEmail } from '../../emails/admin-blocked-email.ts';
import type { CurrentUser } from '../../http/app-env.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { recordSecurityEvent } from '../../security-log/record-security-event.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { notifyAdmins } from '../notify-admins.ts';
import type { Reauthenticate, ReauthenticationError } from '../reauthenticate.ts';
import { findUser, hasOtherOwner, lockAdmins, lockUser, updateUser } from '../users.store.ts';

interface Deps {
  db: Db;
  jobs: Jobs;
  reauthenticate: Reauthenticate;
}

type ErrorCode = ReauthenticationError | 'user-not-found' | 'not-yourself' | 'last-admin' | 'right-missing';

/**
 * Blocks or unblocks a user and returns whether the user is blocked now. A blocked user is signed out everywhere. Blocking an
 * admin requires the right over staff and reauthentication, and notifies all owners: a stolen token could otherwise lock out everybody who could revoke it.
 */
export async function toggleBlock(
  { db, jobs, reauthenticate }: Deps,
  currentUser: CurrentUser,
  { id, currentPassword }: { id: string; currentPassword: string | undefined },
): Promise<Result<boolean, ErrorCode>> {
  const found = await findUser(db, id);
  if (found?.id === currentUser.id) return failure('not-yourself');
  const isAuthenticated = found?.isAdmin === true;
  if (isAuthenticated) {
    if (!hasRight(currentUser.staffRole, 'staff')) return failure('right-missing');
    const authentication = await reauthenticate(currentUser, currentPassword);
    if (!authentication.ok) return authentication;
  }
  return db.transaction(async (tx) => {
    await lockAdmins(tx);
    const user = await lockUser(tx, id);
    if (!user) return failure('user-not-found');
    // the user may have become an admin since the check above
    if (user.isAdmin && !isAuthenticated) return failure('proof-needed');
    const isBlocked = !user.isBlocked;
    if (isBlocked && user.staffRole === 'owner' && !(await hasOtherOwner(tx, user.id)))
      return failure('last-admin');
    const after = await updateUser(tx, user.id, { isBlocked });
    if (isBlocked) await endSessions(tx, user.id);
    await recordChange(tx, {
      actorId: currentUser.id,
      action: isBlocked ? 'block user' : 'unblock user',
      target: `user ${user.id}`,
      before: { isBlocked: user.isBlocked },
      after: { isBlocked },
    });
    await recordSecurityEvent(tx, {
      kind: isBlocked ? 'blocked' : 'unblocked',
      accountId: user.id,
      actorId: currentUser.id,
    });
    if (user.isAdmin)
      await notifyAdmins(tx, jobs, { actorId: currentUser.id, user: after, email: adminBlockedEmail });
    return success(isBlocked);
  });
}
