import type { ProfileChange, SignedInUser } from '../../contract/account.ts';
import type { Sender } from '../emails/email-layout.ts';
import { enqueueEmail } from '../emails/email-queue.ts';
import { passwordChangedEmail } from '../emails/password-changed-email.ts';
import type { CurrentUser } from '../http/app-env.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import type { Jobs } from '../platform/jobs.ts';
import { hashPassword } from '../platform/passwords.ts';
import { type Failure, failure, type Success, success } from '../platform/result.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { renewToken } from '../sessions/renew-token.ts';
import { accountResponse } from './user-response.ts';
import { updateUser } from './users.store.ts';

/**
 * A new password signs out every other device; this device gets a new token. The route has reauthenticated the user for it, which
 * counts for nothing else: the old password is enough for a new one even where a second step is needed for all the rest. So the
 * session stays as old as it was.
 */
export async function changeProfile(
  db: Db,
  jobs: Jobs,
  { currentUser, change, sender }: { currentUser: CurrentUser; change: ProfileChange; sender: Sender },
): Promise<Success<SignedInUser> | Failure<'not-signed-in'>> {
  const { password, currentPassword: _, ...fields } = change;
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  return transaction<Success<SignedInUser>, Failure<'not-signed-in'>>(db, async (tx, rollback) => {
    const user = await updateUser(tx, currentUser.id, { ...fields, ...(passwordHash && { passwordHash }) });
    if (!passwordHash) return success({ ...accountResponse(user), token: currentUser.token });
    await endSessions(tx, currentUser.id, currentUser.sessionId);
    const token = await renewToken(tx, currentUser.sessionId);
    // another device has set a new password, or signed this one out, at this very time
    if (!token) return rollback(failure('not-signed-in'));
    await recordSecurityEvent(tx, { kind: 'password-changed', accountId: user.id });
    await enqueueEmail(jobs, tx, {
      to: { name: user.name, address: user.email },
      content: passwordChangedEmail(user, sender),
    });
    return success({ ...accountResponse(user), token });
  });
}
