import { randomInt } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { type EmailContent, renderEmail, type Sender } from '../emails/email-layout.ts';
import { MAIL_RETRIES, sentBy } from '../emails/email-queue.ts';
import type { Db } from '../platform/db/db.ts';
import { newId } from '../platform/ids.ts';
import { type Jobs, type Queue, type Worker, worker } from '../platform/jobs.ts';
import { newToken, tokenHash } from '../platform/tokens.ts';
import type { Mailer } from '../providers/mailer.ts';
import {
  type Asker,
  type CodePurpose,
  codeAge,
  findWaitingCode,
  lockCodes,
  putCode,
  setCode,
} from './codes.store.ts';

const CODE_MINUTES = 10;
export const RESEND_SECONDS = 60;

export const codeQueue: Queue<{ codeId: string }> = { name: 'code', options: MAIL_RETRIES };

/**
 * Asks for a code; the mail goes out by the queue. Until then the row holds a value that nobody knows, and for an address
 * that gets no code it stays so: known and unknown addresses look and last the same from outside. The code is bound to
 * `browser`, and takes the place of nobody else's. False within a minute of the asker's last one.
 */
export function sendCode(
  jobs: Jobs,
  db: Db,
  purpose: CodePurpose,
  email: string,
  { asker, browser, network }: { asker: Asker; browser: string; network: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const id = newId();
    const of = { purpose, email: email.toLowerCase() };
    await lockCodes(tx, of.purpose, of.email);
    if ((await secondsToWait(tx, of.purpose, of.email, asker)) > 0) return false;
    await putCode(tx, {
      ...of,
      id,
      codeHash: tokenHash(newToken()),
      browserHash: tokenHash(browser),
      network,
      expiresAt: inMinutes(CODE_MINUTES),
    });
    await jobs.send(tx, codeQueue, { codeId: id });
    return true;
  });
}

/** Seconds until this asker may ask for another code for the address; 0 when it may now. */
export async function secondsToWait(
  db: Db,
  purpose: CodePurpose,
  email: string,
  asker: Asker,
): Promise<number> {
  const age = await codeAge(db, purpose, email.toLowerCase(), asker);
  return age === undefined ? 0 : Math.max(0, Math.ceil(RESEND_SECONDS - age));
}

interface CodeEmailDeps {
  db: Db;
  mailer: Mailer;
  sender: () => Promise<Sender>;
  hasAccount: (email: string) => Promise<boolean>;
}

/** The code itself is made here, when it is mailed: its digits are in no table and no queue. */
export function codeWorker({ db, mailer, sender, hasAccount }: CodeEmailDeps): Worker {
  return worker(codeQueue, async ({ codeId }, jobId) => {
    const waiting = await findWaitingCode(db, codeId);
    if (!waiting) return;
    const { purpose, email } = waiting;
    const isKnown = await hasAccount(email);
    if (purpose === 'reset' && !isKnown) return;
    const from = await sender();
    const envelope = { ...sentBy(jobId, from), to: { name: '', address: email } };
    if (purpose === 'register' && isKnown) {
      await mailer.send(renderEmail(alreadyRegistered(from), from), envelope);
      return;
    }
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    if (!(await setCode(db, codeId, hashCode(codeId, code), inMinutes(CODE_MINUTES)))) return;
    await mailer.send(renderEmail(codeEmail(purpose, code, from), from), envelope);
  });
}

/** Six digits have few values: the row's id keeps equal codes from having equal hashes. */
export function hashCode(id: string, code: string): Buffer {
  return tokenHash(`${id}:${code}`);
}

/** By the database's clock, which also judges it. */
export function inMinutes(minutes: number): SQL<Date> {
  return sql`now() + make_interval(mins => ${minutes})`;
}

function codeEmail(purpose: CodePurpose, code: string, { shopName }: Sender): EmailContent {
  const isReset = purpose === 'reset';
  return {
    subject: isReset ? `Your ${shopName} password reset code` : `Your ${shopName} code`,
    greeting: 'Vanakkam,',
    paragraphs: [
      isReset ? 'This is your code to set a new password:' : 'This is your code to confirm your email:',
    ],
    highlight: code,
    ending: `The code is good for ${CODE_MINUTES} minutes. We never ask for it by phone or chat. If you did not ask for it, do nothing.`,
  };
}

function alreadyRegistered({ shopName, shopUrl }: Sender): EmailContent {
  return {
    subject: `You already have an account with ${shopName}`,
    greeting: 'Vanakkam,',
    paragraphs: [
      'Somebody, most likely you, wanted to register with this email. There is an account with it already: please log in, or set a new password with "Reset password".',
    ],
    link: { text: 'Log in', url: `${shopUrl}/login` },
    ending: 'If it was not you, do nothing.',
  };
}
