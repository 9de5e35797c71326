import { randomInt } from 'node:crypto';
import { DEFAULT_LANGUAGE, type Language } from '../../rules/languages.ts';
import { alreadyRegisteredEmail } from '../emails/already-registered-email.ts';
import { CODE_MINUTES, codeEmail } from '../emails/code-email.ts';
import { renderEmail, type Sender } from '../emails/email-layout.ts';
import { MAIL_RETRIES, sentBy } from '../emails/email-queue.ts';
import type { Db } from '../platform/db/db.ts';
import { newId } from '../platform/ids.ts';
import { type Jobs, type Queue, type Worker, worker } from '../platform/jobs.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { newToken, tokenHash } from '../platform/tokens.ts';
import type { Mailer } from '../providers/mailer.ts';
import type { CodePurpose, CodeRequester } from './code-requester.ts';
import { findCodeAge, findUnverifiedCode, lockCodes, setCodeHash, upsertCode } from './codes.store.ts';

export const RESEND_SECONDS = 60;

export const codeQueue: Queue<{ codeId: string; language?: Language }> = {
  name: 'code',
  options: MAIL_RETRIES,
};

interface CodeInput {
  requester: CodeRequester;
  browser: string;
  network: string;
  /** Of the page. An account has its own. */
  language: Language;
}

/**
 * Requests a code, which a job mails. Until then the row has a random hash that matches no code. For an e-mail that gets no
 * code it stays so: known and unknown e-mails cannot be told apart by response or timing. The code is bound to `browser` and
 * replaces only a code of the same browser. Fails within a minute of the requester's last code.
 */
export function sendCode(
  jobs: Jobs,
  db: Db,
  purpose: CodePurpose,
  email: string,
  { requester, browser, network, language }: CodeInput,
): Promise<Result<undefined, 'too-many'>> {
  return db.transaction(async (tx) => {
    const id = newId();
    const of = { purpose, email: email.toLowerCase() };
    await lockCodes(tx, of.purpose, of.email);
    if ((await secondsToWait(tx, of.purpose, of.email, requester)) > 0) return failure('too-many');
    await upsertCode(tx, {
      ...of,
      id,
      codeHash: tokenHash(newToken()),
      browserHash: tokenHash(browser),
      network,
      minutes: CODE_MINUTES,
    });
    await jobs.send(tx, codeQueue, { codeId: id, language });
    return success();
  });
}

/** Seconds until the requester may request another code for the e-mail. */
export async function secondsToWait(
  db: Db,
  purpose: CodePurpose,
  email: string,
  requester: CodeRequester,
): Promise<number> {
  const age = await findCodeAge(db, purpose, email.toLowerCase(), requester);
  return age === undefined ? 0 : Math.max(0, Math.ceil(RESEND_SECONDS - age));
}

interface CodeEmailDeps {
  db: Db;
  mailer: Mailer;
  sender: () => Promise<Sender>;
  /** The language of the account, if there is one. */
  accountLanguage: (email: string) => Promise<Language | undefined>;
}

/** Generates the code when it is mailed: its digits are stored in no table and no queue. */
export function codeWorker({ db, mailer, sender, accountLanguage }: CodeEmailDeps): Worker {
  return worker(codeQueue, async ({ codeId, language: ofPage = DEFAULT_LANGUAGE }, jobId) => {
    const requested = await findUnverifiedCode(db, codeId);
    if (!requested) return;
    const { purpose, email } = requested;
    const ofAccount = await accountLanguage(email);
    const isRegistered = ofAccount !== undefined;
    const language = ofAccount ?? ofPage;
    if (purpose === 'reset' && !isRegistered) return;
    const from = await sender();
    const envelope = { ...sentBy(jobId, from), to: { name: '', address: email } };
    if (purpose === 'register' && isRegistered) {
      await mailer.send(renderEmail(alreadyRegisteredEmail(language, from), from), envelope);
      return;
    }
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    if (!(await setCodeHash(db, codeId, hashCode(codeId, code), CODE_MINUTES))) return;
    const content = codeEmail({ purpose, code, minutes: CODE_MINUTES, language }, from);
    await mailer.send(renderEmail(content, from), envelope);
  });
}

/** Salted with the row's id: there are few six-digit codes, and equal ones must not have equal hashes. */
export function hashCode(id: string, code: string): Buffer {
  return tokenHash(`${id}:${code}`);
}
