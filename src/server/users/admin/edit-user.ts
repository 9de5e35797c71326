import { address, type User } from '../../../contract/account.ts';
import { type UserUpdate, userEdit } from '../../../contract/admin/users.ts';
import { accountFields } from '../../../messages/account-fields.ts';
import { type Address, addressFromLine, addressLine, addressParts } from '../../../rules/address.ts';
import { hasRight } from '../../../rules/staff-rights.ts';
import { recordChange } from '../../audit/record-change.ts';
import { adminRightsChangedEmail } from '../../emails/admin-rights-changed-email.ts';
import { emailChangedEmail } from '../../emails/email-changed-email.ts';
import type { Sender } from '../../emails/email-layout.ts';
import { enqueueEmail } from '../../emails/email-queue.ts';
import type { CurrentUser } from '../../http/app-env.ts';
import type { Database } from '../../platform/db/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { recordSecurityEvent } from '../../security-log/record-security-event.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { notifyAdmins } from '../notify-admins.ts';
import type { Reauthenticate, ReauthenticationError } from '../reauthenticate.ts';
import { userResponse } from '../user-response.ts';
import {
  findUser,
  findUserByEmail,
  hasOtherOwner,
  lockAdmins,
  lockUser,
  type UserRow,
  updateUser,
} from '../users.store.ts';

type ErrorCode =
  | ReauthenticationError
  | 'user-not-found'
  | 'not-yourself'
  | 'last-admin'
  | 'right-missing'
  | 'email-taken'
  | 'bad-request';

export interface EditUserDeps {
  db: Database['db'];
  jobs: Jobs;
  reauthenticate: Reauthenticate;
  sender: () => Promise<Sender>;
}

/**
 * An admin's change of a user. A new e-mail requires reauthentication, because a password reset by e-mail opens the account; it
 * counts as unverified, signs the user out everywhere, and the old address is notified. A change of admin rights, or of an
 * admin's e-mail, requires the right over staff as well. All owners are notified of changed rights.
 */
export async function editUser(
  { db, jobs, reauthenticate, sender }: EditUserDeps,
  currentUser: CurrentUser,
  { _id, currentPassword, ...edit }: UserUpdate,
): Promise<Result<User, ErrorCode>> {
  const found = await findUser(db, _id);
  const needsStaffRight = found !== undefined && changesRights(found, edit);
  if (needsStaffRight && !hasRight(currentUser.staffRole, 'staff')) return failure('right-missing');
  const isAuthenticated = needsStaffRight || (found !== undefined && isOtherEmail(found, edit.email));
  if (isAuthenticated) {
    const authentication = await reauthenticate(currentUser, currentPassword);
    if (!authentication.ok) return authentication;
  }
  const from = await sender();
  return db.transaction(async (tx) => {
    await lockAdmins(tx);
    const before = await lockUser(tx, _id);
    if (!before) return failure('user-not-found');
    // the user may have changed since the check above
    if (!needsStaffRight && changesRights(before, edit)) return failure('proof-needed');
    if (!isAuthenticated && isOtherEmail(before, edit.email)) return failure('proof-needed');
    if (before.isAdmin && !edit.isAdmin) {
      if (before.id === currentUser.id) return failure('not-yourself');
      if (before.staffRole === 'owner' && !(await hasOtherOwner(tx, before.id))) return failure('last-admin');
    }
    // only a customer who logs in by mobile number may have none
    if (edit.email === '' && (before.email !== '' || edit.isAdmin))
      return failure('bad-request', { fields: { email: accountFields.emailNotValid } });
    const isNewEmail = isOtherEmail(before, edit.email);
    if (isNewEmail && (await findUserByEmail(tx, edit.email))) return failure('email-taken');
    const newAddress = validateAddress(edit.address, before.address);
    if (!newAddress.ok) return newAddress;
    const after = await updateUser(tx, before.id, {
      ...edit,
      address: newAddress.value,
      // nobody has shown yet that the new mailbox is theirs
      ...(isNewEmail && { emailVerifiedAt: null }),
    });
    await recordChange(tx, {
      actorId: currentUser.id,
      action: 'edit user',
      target: `user ${before.id}`,
      before: userResponse(before),
      after: userResponse(after),
    });
    if (isNewEmail) {
      await endSessions(tx, before.id);
      await recordSecurityEvent(tx, { kind: 'email-changed', accountId: before.id, actorId: currentUser.id });
      await enqueueEmail(jobs, tx, {
        to: { name: before.name, address: before.email },
        content: emailChangedEmail({ ...before, newEmail: after.email }, from),
      });
    }
    if (after.isAdmin !== before.isAdmin) {
      await recordSecurityEvent(tx, {
        kind: 'rights',
        accountId: before.id,
        actorId: currentUser.id,
        detail: { role: after.staffRole ?? 'none' },
      });
      await notifyAdmins(tx, jobs, { actorId: currentUser.id, user: after, email: adminRightsChangedEmail });
    }
    return success(userResponse(after));
  });
}

function changesRights(before: UserRow, edit: { isAdmin: boolean; email: string }): boolean {
  return before.isAdmin !== edit.isAdmin || (before.isAdmin && isOtherEmail(before, edit.email));
}

function isOtherEmail({ email }: UserRow, wanted: string): boolean {
  return email.toLowerCase() !== wanted.toLowerCase();
}

/** An unchanged address is not validated: old ones may not meet the rules of today. */
function validateAddress(
  input: Address | string,
  before: Address | string | null,
): Result<Address | string | null, 'bad-request'> {
  const isLine = typeof input === 'string';
  if (isLine ? input === addressLine(before ?? '') : isSame(input, before)) return success(before);
  const checked = isLine ? userEdit.shape.address.safeParse(input) : address.safeParse(input);
  if (!checked.success) {
    const message = checked.error.issues[0]?.message ?? accountFields.required(accountFields.address);
    return failure('bad-request', { fields: { address: message } });
  }
  return success(typeof checked.data === 'string' ? addressFromLine(checked.data) : checked.data);
}

function isSame(input: Address, before: Address | string | null): boolean {
  return (
    typeof before === 'object' &&
    before !== null &&
    addressParts.every((part) => input[part] === before[part])
  );
}
