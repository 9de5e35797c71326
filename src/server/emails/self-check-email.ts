import { adminEmails } from '../../messages/admin-emails.ts';
import type { EmailContent } from './email-layout.ts';
import { greetAdmin } from './greeting.ts';

/** Sent by the self-check, to see that the mail server accepts e-mails. */
export function selfCheckEmail({ name }: { name: string }): EmailContent {
  return {
    subject: adminEmails.testSubject,
    ...greetAdmin(name),
    paragraphs: [adminEmails.testText],
    ending: adminEmails.testEnding,
  };
}
