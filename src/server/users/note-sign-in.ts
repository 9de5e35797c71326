import { enqueueEmail } from '../emails/email-queue.ts';
import { newDeviceEmail } from '../emails/new-device-email.ts';
import type { Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { languageScope } from '../platform/language-scope.ts';
import { requestOrigin } from '../platform/request-origin.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import { rememberBrowser } from '../sessions/remember-browser.ts';
import { findUser } from './users.store.ts';

/**
 * After every sign-in: the browser becomes a known one, and the security log has it. Somebody who works in the shop gets an
 * e-mail about a browser that was never used before, except the first.
 */
export async function noteSignIn(
  db: Db,
  jobs: Jobs,
  { userId, browser, by }: { userId: string; browser: string; by: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const age = await rememberBrowser(tx, userId, browser);
    const isNew = age === 'new';
    await recordSecurityEvent(tx, {
      kind: isNew ? 'new-device' : 'sign-in',
      accountId: userId,
      detail: { by },
    });
    const user = isNew ? await findUser(tx, userId) : undefined;
    if (!user?.isAdmin) return;
    await enqueueEmail(jobs, tx, {
      to: { name: user.name, address: user.email },
      content: languageScope.run(user.language, () => newDeviceEmail(user, requestOrigin.current())),
    });
  });
}
