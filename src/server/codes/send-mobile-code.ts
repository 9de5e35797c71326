import { randomInt } from 'node:crypto';
import type { Language } from '../../rules/languages.ts';
import type { SendCodeMessage } from '../channels/send-code-message.ts';
import { CODE_MINUTES } from '../emails/code-email.ts';
import type { Db } from '../platform/db/db.ts';
import { newId } from '../platform/ids.ts';
import type { Log } from '../platform/log.ts';
import { type Failure, failure, type Success, success } from '../platform/result.ts';
import { tokenHash } from '../platform/tokens.ts';
import type { CodePurpose, CodeRequester } from './code-requester.ts';
import { deleteCode, lockCodes, upsertCode } from './codes.store.ts';
import { hashCode, secondsToWait } from './send-code.ts';

interface Deps {
  db: Db;
  log: Log;
  sendMessage: SendCodeMessage;
  shopName: string;
}

interface Input {
  purpose: CodePurpose;
  mobile: string;
  requester: CodeRequester;
  browser: string;
  network: string;
  language: Language;
}

interface NotSent extends Failure<'too-many' | 'mobile-off' | 'sms-failed'> {
  /** False when the provider may have sent it and its response was lost. */
  isUnsent: boolean;
}

/**
 * Sends a code to a mobile number while the visitor waits: known and unknown numbers both get one, so neither response
 * nor time tells them apart. The code is bound to `browser`. Nothing is locked while the provider is called. If it fails,
 * the code is deleted and the visitor may try again at once; if the process dies meanwhile, after a minute.
 */
export async function sendMobileCode(
  { db, log, sendMessage, shopName }: Deps,
  { purpose, mobile, requester, browser, network, language }: Input,
): Promise<Success<undefined> | NotSent> {
  const id = newId();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const isSaved = await db.transaction(async (tx) => {
    await lockCodes(tx, purpose, mobile);
    if ((await secondsToWait(tx, purpose, mobile, requester)) > 0) return false;
    await upsertCode(tx, {
      id,
      purpose,
      email: mobile,
      codeHash: hashCode(id, code),
      browserHash: tokenHash(browser),
      network,
      minutes: CODE_MINUTES,
    });
    return true;
  });
  if (!isSaved) return { ...failure('too-many'), isUnsent: true };
  const result = await sendMessage({ id, language, phone: mobile, code, shopName });
  if (result.is === 'ok') return success();
  await deleteCode(db, id);
  if (result.is === 'off') return { ...failure('mobile-off'), isUnsent: true };
  const reason = result.is === 'rejected' ? result.message || result.code : result.reason;
  log.error({ reason }, 'a code could not be sent by text message');
  const isUnsent = result.is === 'rejected' || ['connection', 'rate-limited'].includes(result.reason);
  return { ...failure('sms-failed'), isUnsent };
}
