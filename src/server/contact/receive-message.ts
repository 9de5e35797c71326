import type { ContactMessage } from '../../contract/contact.ts';
import type { Sender } from '../emails/email-layout.ts';
import { enqueueMail } from '../emails/email-queue.ts';
import type { Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { insertMessage } from './contact.store.ts';

/** Kept for the owner, and mailed to the owner, who can answer by a plain reply. */
export async function receiveMessage(
  db: Db,
  jobs: Jobs,
  message: ContactMessage,
  { shopName, shopEmail }: Sender,
): Promise<void> {
  const { name, email, subject } = message;
  await db.transaction(async (tx) => {
    await insertMessage(tx, message);
    if (!shopEmail) return;
    await enqueueMail(jobs, tx, {
      to: { name: shopName, address: shopEmail },
      replyTo: { name, address: email },
      content: {
        subject: `Message: ${subject}`,
        greeting: `${name} wrote to the shop:`,
        paragraphs: [message.message],
        rows: [['Email', email]],
        ending: 'Answer this mail to write back.',
      },
    });
  });
}
