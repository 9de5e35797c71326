import type { StaffRole } from '../../../rules/staff-roles.ts';
import { recordChange } from '../../audit/record-change.ts';
import { staffRoleChangedEmail } from '../../emails/staff-role-changed-email.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { recordSecurityEvent } from '../../security-log/record-security-event.ts';
import { notifyAdmins } from '../notify-admins.ts';
import { hasOtherOwner, lockAdmins, lockUser, type UserRow, updateUser } from '../users.store.ts';

interface RoleChange {
  actorId: string;
  userId: string;
  /** Null: no longer staff. */
  role: StaffRole | null;
}

/**
 * Gives a person another role, or none, in the transaction of the caller. The caller has reauthenticated whoever decided it.
 * The shop keeps an owner who can log in. All owners and the person get an e-mail.
 */
export async function setStaffRole(
  tx: Db,
  jobs: Jobs,
  { actorId, userId, role }: RoleChange,
): Promise<Result<UserRow, 'user-not-found' | 'last-admin'>> {
  await lockAdmins(tx);
  const before = await lockUser(tx, userId);
  if (!before) return failure('user-not-found');
  if (before.staffRole === role) return success(before);
  if (before.staffRole === 'owner' && !(await hasOtherOwner(tx, userId))) return failure('last-admin');
  const after = await updateUser(tx, userId, { isAdmin: role !== null, staffRole: role });
  await recordChange(tx, {
    actorId,
    action: 'change staff role',
    target: `user ${userId}`,
    before: { staffRole: before.staffRole },
    after: { staffRole: role },
  });
  await recordSecurityEvent(tx, {
    kind: 'rights',
    accountId: userId,
    actorId,
    detail: { role: role ?? 'none' },
  });
  await notifyAdmins(tx, jobs, {
    actorId,
    user: after,
    email: (change) => staffRoleChangedEmail({ ...change, before: before.staffRole, after: role }),
  });
  return success(after);
}
