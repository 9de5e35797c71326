import type { ContactMessage } from '../../contract/contact.ts';
import { contactMessageEmail } from '../emails/contact-message-email.ts';
import type { Sender } from '../emails/email-layout.ts';
import type { Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { mailShop } from '../users/mail-shop.ts';
import { insertMessage } from './contact.store.ts';

/** Stores the message for the admin area and mails it to the shop, which can reply to the visitor directly. */
export async function receiveMessage(
  db: Db,
  jobs: Jobs,
  message: ContactMessage,
  sender: Sender,
): Promise<void> {
  await db.transaction(async (tx) => {
    await insertMessage(tx, message);
    await mailShop({ jobs, sender }, tx, {
      replyTo: { name: message.name, address: message.email },
      content: () => contactMessageEmail(message),
    });
  });
}
