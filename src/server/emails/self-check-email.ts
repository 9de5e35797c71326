import type { EmailContent } from './email-layout.ts';
import { greetAdmin } from './greeting.ts';

/** Sent by the self-check, to see that the mail server accepts e-mails. */
export function selfCheckEmail({ name }: { name: string }): EmailContent {
  return {
    subject: 'Test e-mail of your shop',
    ...greetAdmin(name),
    paragraphs: ['Your shop can send e-mails. You asked for this test on the set-up page.'],
    ending: 'You do not need to do anything.',
  };
}
