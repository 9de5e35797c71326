import type { AdminMessage } from '../../../contract/admin/messages.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../../rules/languages.ts';
import { scriptLanguage } from '../../../rules/script-language.ts';
import { recordChange } from '../../audit/record-change.ts';
import { contactReplyEmail } from '../../emails/contact-reply-email.ts';
import type { Sender } from '../../emails/email-layout.ts';
import { enqueueEmail } from '../../emails/email-queue.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { messageResponse } from './message-response.ts';
import { lockMessage, setReplied } from './messages.store.ts';

interface Reply {
  id: string;
  actorId: string;
  /** Null when the shop has replied elsewhere, for example by phone: no e-mail is sent. */
  answer: string | null;
}

/** A message gets one reply. */
export function replyToMessage(
  { db, jobs, sender }: { db: Db; jobs: Jobs; sender: Sender },
  { id, actorId, answer }: Reply,
): Promise<Result<AdminMessage, 'message-not-found' | 'message-answered'>> {
  const { shopName, shopEmail } = sender;
  return db.transaction(async (tx) => {
    const before = await lockMessage(tx, id);
    if (!before) return failure('message-not-found');
    if (before.answeredAt) return failure('message-answered');
    const after = await setReplied(tx, id, { answer, answeredBy: actorId });
    await recordChange(tx, {
      actorId,
      action: answer ? 'answer message' : 'close message',
      target: `message ${id}`,
      before: { isOpen: true, answer: before.answer },
      after: { isOpen: false, answer },
    });
    if (answer)
      await enqueueEmail(jobs, tx, {
        to: { name: before.name, address: before.email },
        ...(shopEmail && { replyTo: { name: shopName, address: shopEmail } }),
        content: contactReplyEmail({ ...before, language: languageOf(before.message) }, answer, sender),
      });
    return success(messageResponse(after));
  });
}

/** The message has no language of its own: its script decides. */
function languageOf(message: string): Language {
  const language = scriptLanguage(message);
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}
