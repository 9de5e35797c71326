import { consumeVerification } from '../codes/check-code.ts';
import { accountEmails } from '../emails/account-emails.ts';
import type { Sender } from '../emails/email-layout.ts';
import { enqueueMail } from '../emails/email-queue.ts';
import type { Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { hashPassword } from '../platform/passwords.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { rememberBrowser } from '../sessions/remember-browser.ts';
import { findUserByEmail, updateUser } from './users.store.ts';

/**
 * A new password by the proof of a mailed code; every device is signed out. False without a good proof. The browser is
 * known from now on: who was kept out by strangers' guesses can log in there.
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
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    if (!(await consumeVerification(tx, 'reset', email, token))) return false;
    const user = await findUserByEmail(tx, email);
    if (!user) return false;
    await updateUser(tx, user.id, { passwordHash, emailVerifiedAt: new Date() });
    await endSessions(tx, user.id);
    await rememberBrowser(tx, user.id, browser);
    await enqueueMail(jobs, tx, {
      to: { name: user.name, address: user.email },
      content: accountEmails['password-changed']({ name: user.name, shopUrl: sender.shopUrl }),
    });
    return true;
  });
}
