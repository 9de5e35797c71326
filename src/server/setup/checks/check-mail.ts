import { randomUUID } from 'node:crypto';
import { checkResults } from '../../../messages/check-results.ts';
import { renderEmail } from '../../emails/email-layout.ts';
import { sentBy } from '../../emails/email-queue.ts';
import { selfCheckEmail } from '../../emails/self-check-email.ts';
import type { Mailer } from '../../providers/mailer.ts';
import { type CheckDeps, type CheckResult, failed, ok } from './check-deps.ts';

interface Recipient {
  name: string;
  email: string;
}

/** Sends an e-mail to the admin and sees it accepted by the mail server. */
export async function checkMail({ setup, mailer, sender }: CheckDeps, to: Recipient): Promise<CheckResult> {
  if (setup.config.mode === 'live' && !setup.config.smtpUrl) return failed(() => checkResults.noMailServer);
  const from = await sender();
  if (!from.mailFrom) return failed(() => checkResults.noSender);
  const email = renderEmail(selfCheckEmail(to), from);
  const error = await errorOf(
    mailer.send(email, { ...sentBy(randomUUID(), from), to: { name: to.name, address: to.email } }),
  );
  return error === undefined
    ? ok(() => checkResults.mailAccepted(to.email))
    : failed(error.message, error.details);
}

/** In our words: a server's own text may contain the password. */
async function errorOf(
  sending: ReturnType<Mailer['send']>,
): Promise<{ message: () => string; details: string } | undefined> {
  try {
    await sending;
    return undefined;
  } catch (error) {
    const { code = '', responseCode } = error as { code?: string; responseCode?: number };
    const details = [/^E[A-Z]+$/.test(code) && code, responseCode && `status ${responseCode}`]
      .filter(Boolean)
      .join(', ');
    if (code === 'EAUTH') return { message: () => checkResults.mailLogin, details };
    if (code === 'EENVELOPE') return { message: () => checkResults.mailAddress, details };
    return responseCode
      ? { message: () => checkResults.mailRejected, details }
      : { message: () => checkResults.mailUnreachable, details };
  }
}
