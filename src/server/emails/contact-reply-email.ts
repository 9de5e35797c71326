import type { EmailContent } from './email-layout.ts';

/** The shop's reply to a message of the contact form. */
export function contactReplyEmail(
  { name, subject, message }: { name: string; subject: string; message: string },
  reply: string,
): EmailContent {
  return {
    subject: `Re: ${subject}`,
    greeting: `Vanakkam ${name},`,
    paragraphs: reply.split(/\n{2,}/),
    rows: [['You wrote', message]],
    ending: 'Answer this mail to write back.',
  };
}
