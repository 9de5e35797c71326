import type { EmailContent } from './email-layout.ts';
import { greet } from './greeting.ts';

/** The shop's reply to a message of the contact form. */
export function contactReplyEmail(
  { name, subject, message }: { name: string; subject: string; message: string },
  reply: string,
): EmailContent {
  return {
    subject: `Re: ${subject}`,
    ...greet(name),
    paragraphs: reply.split(/\n{2,}/),
    rows: [['You wrote', message]],
    ending: 'Answer this mail to write back.',
  };
}
