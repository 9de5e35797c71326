import { consumeVerification } from '../codes/check-code.ts';
import type { Sender } from '../emails/email-layout.ts';
import { enqueueEmail } from '../emails/email-queue.ts';
import { passwordChangedEmail } from '../emails/password-changed-email.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import type { Jobs } from '../platform/jobs.ts';
import { hashPassword } from '../platform/passwords.ts';
import { type Failure, failure, type Success, success } from '../platform/result.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { rememberBrowser } from '../sessions/remember-browser.ts';
import { commonPasswordError, staffPasswordError } from './new-password-error.ts';
import { findUserByEmail, updateUser } from './users.store.ts';

type ResetError = Failure<'reset-failed' | 'bad-request'>;

/**
 * Sets a new password with the verification token of a mailed code and signs out every device. The browser becomes a known
 * browser: a customer who was locked out by the failed logins of others can log in there.
 */
export async function resetPassword(
  db: Db,
  jobs: Jobs,
  {
    email,
    password,
    token,
    browser,
    sender,
    isLive,
  }: {
    email: string;
    password: string;
    token: string;
    browser: string;
    sender: Sender;
    isLive: boolean;
  },
): Promise<Success<undefined> | ResetError> {
  // the verification stays good for another password
  const common = commonPasswordError(password);
  if (common) return common;
  const passwordHash = await hashPassword(password);
  return transaction<Success<undefined>, ResetError>(db, async (tx, rollback) => {
    if (!(await consumeVerification(tx, 'reset', email, token))) return rollback(failure('reset-failed'));
    const user = await findUserByEmail(tx, email);
    if (!user) return rollback(failure('reset-failed'));
    // only after the code: nobody else learns who works here
    const short = staffPasswordError(password, { isAdmin: user.isAdmin, isLive });
    if (short) return rollback(short);
    await updateUser(tx, user.id, { passwordHash, emailVerifiedAt: new Date() });
    await endSessions(tx, user.id);
    await recordSecurityEvent(tx, { kind: 'password-reset', accountId: user.id });
    await rememberBrowser(tx, user.id, browser);
    await enqueueEmail(jobs, tx, {
      to: { name: user.name, address: user.email },
      content: passwordChangedEmail(user, sender),
    });
    return success();
  });
}
