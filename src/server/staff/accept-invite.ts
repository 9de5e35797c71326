import type { Account } from '../../contract/account.ts';
import type { Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { failure, type Result } from '../platform/result.ts';
import { tokenHash } from '../platform/tokens.ts';
import { listStaffAccounts } from '../users/admin/list-staff-accounts.ts';
import { setStaffRole } from '../users/admin/set-staff-role.ts';
import { findVerifiedEmail, getAccount } from '../users/get-account.ts';
import { lockInvite, markAccepted } from './staff-invites.store.ts';

type ErrorCode = 'invite-not-found' | 'invite-other-email' | 'user-not-found' | 'last-admin';

/**
 * The signed-in person takes the role of the invitation. Their account must have its address, verified by a code or by Google:
 * somebody who only typed the address once must not get rights.
 */
export function acceptInvite(
  db: Db,
  jobs: Jobs,
  { userId, token }: { userId: string; token: string },
): Promise<Result<Account, ErrorCode>> {
  return db.transaction(async (tx) => {
    const invite = await lockInvite(tx, tokenHash(token));
    // the rights of a former owner end with their invitations
    if (!invite || !(await isActiveOwner(tx, invite.invitedBy))) return failure('invite-not-found');
    const email = await findVerifiedEmail(tx, userId);
    if (email?.toLowerCase() !== invite.email.toLowerCase()) return failure('invite-other-email');
    const result = await setStaffRole(tx, jobs, { actorId: invite.invitedBy, userId, role: invite.role });
    if (!result.ok) return result;
    await markAccepted(tx, invite.id);
    return getAccount(tx, userId);
  });
}

async function isActiveOwner(tx: Db, id: string): Promise<boolean> {
  const staff = await listStaffAccounts(tx);
  return staff.some(({ _id, role, isBlocked }) => _id === id && role === 'owner' && !isBlocked);
}
