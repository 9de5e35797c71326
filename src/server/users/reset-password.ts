import { consumeVerification } from '../codes/check-code.ts';
import type { Sender } from '../emails/email-layout.ts';
import { enqueueEmail } from '../emails/email-queue.ts';
import { passwordChangedEmail } from '../emails/password-changed-email.ts';
import { isListedPassword } from '../platform/common-passwords.ts';
import type { Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { hashPassword } from '../platform/passwords.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { rememberBrowser } from '../sessions/remember-browser.ts';
import { commonPassword } from './common-password.ts';
import { findUserByEmail, updateUser } from './users.store.ts';

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
  }: { email: string; password: string; token: string; browser: string; sender: Sender },
): Promise<Result<undefined, 'reset-failed' | 'bad-request'>> {
  // the verification stays good for another password
  if (isListedPassword(password)) return commonPassword();
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    if (!(await consumeVerification(tx, 'reset', email, token))) return failure('reset-failed');
    const user = await findUserByEmail(tx, email);
    if (!user) return failure('reset-failed');
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
