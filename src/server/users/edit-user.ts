import type { User, UserEdit } from '../../contract/account.ts';
import { addressFromLine, addressLine } from '../../rules/address.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Caller } from '../http/app-env.ts';
import { accountLetters } from '../mail/account-letters.ts';
import { enqueueMail } from '../mail/mail.ts';
import type { Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { userAnswer } from './user-answer.ts';
import { findUserByEmail, hasOtherAdmin, lockAdmins, lockUser, updateUser } from './users.store.ts';

type Refusal = 'user-not-found' | 'not-yourself' | 'last-admin' | 'email-taken';

/** An admin's change of a user. A new e-mail signs the user out everywhere and is told to the old one. */
export function editUser(
  db: Db,
  jobs: Jobs,
  caller: Caller,
  { _id, ...edit }: UserEdit & { _id: string },
): Promise<User | Refusal> {
  return db.transaction(async (tx) => {
    await lockAdmins(tx);
    const before = await lockUser(tx, _id);
    if (!before) return 'user-not-found';
    if (before.isAdmin && !edit.isAdmin) {
      if (before.id === caller.id) return 'not-yourself';
      if (!(await hasOtherAdmin(tx, before.id))) return 'last-admin';
    }
    const isNewEmail = edit.email.toLowerCase() !== before.email.toLowerCase();
    if (isNewEmail && (await findUserByEmail(tx, edit.email))) return 'email-taken';
    const isSameAddress = edit.address === addressLine(before.address ?? '');
    const after = await updateUser(tx, before.id, {
      ...edit,
      address: isSameAddress ? before.address : addressFromLine(edit.address),
    });
    await recordChange(tx, {
      actorId: caller.id,
      action: 'edit user',
      target: `user ${before.id}`,
      before: userAnswer(before),
      after: userAnswer(after),
    });
    if (isNewEmail) {
      await endSessions(tx, before.id);
      await enqueueMail(jobs, tx, {
        to: { name: before.name, address: before.email },
        parts: accountLetters['email-changed']({ name: before.name, email: after.email }),
      });
    }
    return userAnswer(after);
  });
}
