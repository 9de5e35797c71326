import type { OwnerMessage } from '../../../contract/admin/messages.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { Sender } from '../../emails/email-layout.ts';
import { enqueueMail } from '../../emails/email-queue.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { lockMessage, type MessageRow, setAnswered } from './messages.store.ts';

type Refusal = 'message-not-found' | 'message-answered';

/** Without words it was answered elsewhere, by phone or by a plain mail. A message is answered once. */
export function answerMessage(
  { db, jobs, sender }: { db: Db; jobs: Jobs; sender: Sender },
  { id, actorId, answer }: { id: string; actorId: string; answer: string | null },
): Promise<OwnerMessage | Refusal> {
  return db.transaction(async (tx) => {
    const before = await lockMessage(tx, id);
    if (!before) return 'message-not-found';
    if (before.answeredAt) return 'message-answered';
    const after = await setAnswered(tx, id, { answer, answeredBy: actorId });
    await recordChange(tx, {
      actorId,
      action: answer ? 'answer message' : 'close message',
      target: `message ${id}`,
      before: { isOpen: true, answer: before.answer },
      after: { isOpen: false, answer },
    });
    if (answer) await mail(tx, jobs, before, answer, sender);
    return ownerMessage(after);
  });
}

function mail(
  tx: Db,
  jobs: Jobs,
  { name, email, subject, message }: MessageRow,
  answer: string,
  { shopName, shopEmail }: Sender,
): Promise<void> {
  return enqueueMail(jobs, tx, {
    to: { name, address: email },
    ...(shopEmail && { replyTo: { name: shopName, address: shopEmail } }),
    parts: {
      subject: `Re: ${subject}`,
      greeting: `Vanakkam ${name},`,
      paragraphs: answer.split(/\n{2,}/),
      rows: [['You wrote', message]],
      ending: 'Answer this mail to write back.',
    },
  });
}

export function ownerMessage(row: MessageRow): OwnerMessage {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    subject: row.subject,
    message: row.message,
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    answer: row.answer,
  };
}
