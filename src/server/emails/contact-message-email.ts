import type { ContactMessage } from '../../contract/contact.ts';
import { adminEmails } from '../../messages/admin-emails.ts';
import type { EmailContent } from './email-layout.ts';

/** To the shop: a visitor has used the contact form. */
export function contactMessageEmail({ name, email, subject, message }: ContactMessage): EmailContent {
  return {
    subject: adminEmails.messageSubject(subject),
    greeting: adminEmails.hasWritten(name),
    paragraphs: [message],
    rows: [[adminEmails.email, email]],
    ending: adminEmails.replyToThis,
  };
}
