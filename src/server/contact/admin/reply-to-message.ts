import type { AdminMessage } from '../../../contract/admin/messages.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { Sender } from '../../emails/email-layout.ts';
import { enqueueMail } from '../../emails/email-queue.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { lockMessage, type MessageRow, setReplied } from './messages.store.ts';

type Rejection = 'message-not-found' | 'message-answered';

/** Without words it was answered elsewhere, by phone or by a plain mail. A message is answered once. */
export function replyToMessage(
  { db, jobs, sender }: { db: Db; jobs: Jobs; sender: Sender },
  { id, actorId, answer: reply }: { id: string; actorId: string; answer: string | null },
): Promise<AdminMessage | Rejection> {
  return db.transaction(async (tx) => {
    const before = await lockMessage(tx, id);
    if (!before) return 'message-not-found';
    if (before.answeredAt) return 'message-answered';
    const after = await setReplied(tx, id, { answer: reply, answeredBy: actorId });
    await recordChange(tx, {
      actorId,
      action: reply ? 'answer message' : 'close message',
      target: `message ${id}`,
      before: { isOpen: true, answer: before.answer },
      after: { isOpen: false, answer: reply },
    });
    if (reply) await mail(tx, jobs, before, reply, sender);
    return adminMessage(after);
  });
}

function mail(
  tx: Db,
  jobs: Jobs,
  { name, email, subject, message }: MessageRow,
  reply: string,
  { shopName, shopEmail }: Sender,
): Promise<void> {
  return enqueueMail(jobs, tx, {
    to: { name, address: email },
    ...(shopEmail && { replyTo: { name: shopName, address: shopEmail } }),
    content: {
      subject: `Re: ${subject}`,
      greeting: `Vanakkam ${name},`,
      paragraphs: reply.split(/\n{2,}/),
      rows: [['You wrote', message]],
      ending: 'Answer this mail to write back.',
    },
  });
}

export function adminMessage(row: MessageRow): AdminMessage {
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
