import type { User, UserUpdate } from '../../../contract/account.ts';
import { address, userEdit } from '../../../contract/account.ts';
import { type Address, addressFromLine, addressLine, addressParts } from '../../../rules/address.ts';
import { recordChange } from '../../audit/record-change.ts';
import { accountEmails } from '../../emails/account-emails.ts';
import { enqueueMail } from '../../emails/email-queue.ts';
import type { CurrentUser } from '../../http/app-env.ts';
import type { Database } from '../../platform/db/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { notifyAdmins } from '../notify-admins.ts';
import type { Reauthenticate, Unproved } from '../reauthenticate.ts';
import { userResponse } from '../user-response.ts';
import {
  findUser,
  findUserByEmail,
  hasOtherAdmin,
  lockAdmins,
  lockUser,
  type UserRow,
  updateUser,
} from '../users.store.ts';

type Rejection = Unproved | 'user-not-found' | 'not-yourself' | 'last-admin' | 'email-taken';
type Outcome = { user: User } | { rejected: Rejection } | { wrongAddress: string };

interface Deps {
  db: Database['db'];
  jobs: Jobs;
  prove: Reauthenticate;
}

/**
 * An admin's change of a user. A new e-mail signs the user out everywhere and is told to the old one. Rights, and the
 * e-mail of an admin, which leads to their rights, take a fresh proof; every admin hears of a change of rights.
 */
export async function editUser(
  { db, jobs, prove }: Deps,
  currentUser: CurrentUser,
  { _id, currentPassword, ...edit }: UserUpdate,
): Promise<Outcome> {
  const seen = await findUser(db, _id);
  const reauthentication =
    seen && concernsRights(seen, edit) ? await prove(currentUser, currentPassword) : 'not asked';
  if (reauthentication !== 'proved' && reauthentication !== 'not asked')
    return { rejected: reauthentication };
  return db.transaction(async (tx) => {
    await lockAdmins(tx);
    const before = await lockUser(tx, _id);
    if (!before) return { rejected: 'user-not-found' };
    // somebody else may have changed them since they were seen
    if (reauthentication === 'not asked' && concernsRights(before, edit)) return { rejected: 'proof-needed' };
    if (before.isAdmin && !edit.isAdmin) {
      if (before.id === currentUser.id) return { rejected: 'not-yourself' };
      if (!(await hasOtherAdmin(tx, before.id))) return { rejected: 'last-admin' };
    }
    const isNewEmail = isOtherEmail(before, edit.email);
    if (isNewEmail && (await findUserByEmail(tx, edit.email))) return { rejected: 'email-taken' };
    const place = validateAddress(edit.address, before.address);
    if ('wrong' in place) return { wrongAddress: place.wrong };
    const after = await updateUser(tx, before.id, { ...edit, address: place.address });
    await recordChange(tx, {
      actorId: currentUser.id,
      action: 'edit user',
      target: `user ${before.id}`,
      before: userResponse(before),
      after: userResponse(after),
    });
    if (isNewEmail) {
      await endSessions(tx, before.id);
      await enqueueMail(jobs, tx, {
        to: { name: before.name, address: before.email },
        content: accountEmails['email-changed']({ name: before.name, email: after.email }),
      });
    }
    if (after.isAdmin !== before.isAdmin)
      await notifyAdmins(tx, jobs, { actorId: currentUser.id, person: after, template: 'rights-changed' });
    return { user: userResponse(after) };
  });
}

function concernsRights(before: UserRow, edit: { isAdmin: boolean; email: string }): boolean {
  return before.isAdmin !== edit.isAdmin || (before.isAdmin && isOtherEmail(before, edit.email));
}

function isOtherEmail({ email }: UserRow, wanted: string): boolean {
  return email.toLowerCase() !== wanted.toLowerCase();
}

/** What was there already stays as it is, however old; anything new is checked as in the form. */
function validateAddress(
  input: Address | string,
  before: Address | string | null,
): { address: Address | string | null } | { wrong: string } {
  const isLine = typeof input === 'string';
  if (isLine ? input === addressLine(before ?? '') : isSame(input, before)) return { address: before };
  const checked = isLine ? userEdit.shape.address.safeParse(input) : address.safeParse(input);
  if (!checked.success) return { wrong: checked.error.issues[0]?.message ?? 'Address is required' };
  return { address: typeof checked.data === 'string' ? addressFromLine(checked.data) : checked.data };
}

function isSame(input: Address, before: Address | string | null): boolean {
  return (
    typeof before === 'object' &&
    before !== null &&
    addressParts.every((part) => input[part] === before[part])
  );
}
