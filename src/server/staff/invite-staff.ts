import type { StaffInviteForm } from '../../contract/admin/staff.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Sender } from '../emails/email-layout.ts';
import { enqueueEmail } from '../emails/email-queue.ts';
import { staffInviteEmail } from '../emails/staff-invite-email.ts';
import type { CurrentUser } from '../http/app-env.ts';
import type { Db } from '../platform/db/db.ts';
import { newId } from '../platform/ids.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { newToken, tokenHash } from '../platform/tokens.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import { listStaffAccounts } from '../users/admin/list-staff-accounts.ts';
import type { ReauthenticationError } from '../users/reauthenticate.ts';
import type { StaffDeps } from './change-staff.ts';
import { deleteInvite, hasJustInvited, replaceInvite } from './staff-invites.store.ts';

const DAYS = 7;

/** Mails an invitation. It is bound to the address: whoever else has its link cannot accept it. */
export async function inviteStaff(
  { db, jobs, reauthenticate, sender }: StaffDeps & { sender: () => Promise<Sender> },
  currentUser: CurrentUser,
  { email, role, currentPassword }: StaffInviteForm,
): Promise<Result<undefined, ReauthenticationError | 'already-staff'>> {
  const authentication = await reauthenticate(currentUser, currentPassword);
  if (!authentication.ok) return authentication;
  const staff = await listStaffAccounts(db);
  if (staff.some((member) => member.email.toLowerCase() === email.toLowerCase()))
    return failure('already-staff');
  const inviter = staff.find(({ _id }) => _id === currentUser.id)?.name ?? '';
  const from = await sender();
  const token = newToken();
  await db.transaction(async (tx) => {
    if (await hasJustInvited(tx, { email, role })) return;
    await replaceInvite(tx, {
      id: newId(),
      email,
      role,
      tokenHash: tokenHash(token),
      invitedBy: currentUser.id,
      days: DAYS,
    });
    await recordChange(tx, {
      actorId: currentUser.id,
      action: 'invite staff',
      target: 'staff',
      before: {},
      after: { email, staffRole: role },
    });
    await recordSecurityEvent(tx, {
      kind: 'staff-invited',
      accountId: currentUser.id,
      detail: { role },
    });
    await enqueueEmail(jobs, tx, {
      to: { name: '', address: email },
      content: staffInviteEmail({ inviter, role, token, days: DAYS }, from),
    });
  });
  return success();
}

/** The link in the e-mail no longer works. */
export function withdrawInvite(
  db: Db,
  actorId: string,
  id: string,
): Promise<Result<undefined, 'invite-not-found'>> {
  return db.transaction(async (tx) => {
    const invite = await deleteInvite(tx, id);
    if (!invite) return failure('invite-not-found');
    await recordChange(tx, {
      actorId,
      action: 'withdraw invitation',
      target: 'staff',
      before: { email: invite.email, staffRole: invite.role },
      after: { email: null, staffRole: null },
    });
    return success();
  });
}
