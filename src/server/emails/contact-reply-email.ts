import type { EmailContent, Sender } from './email-layout.ts';
import { emailLabels, emailTexts } from './email-texts.ts';
import { greet, type Reader } from './greeting.ts';

interface Message extends Reader {
  subject: string;
  message: string;
}

/** The shop's reply to a message of the contact form. */
export function contactReplyEmail(
  message: Message,
  reply: string,
  from: Pick<Sender, 'textsIn'>,
): EmailContent {
  const { language } = message;
  const { line } = emailTexts(from, language, 'reply', { subject: message.subject });
  return {
    subject: line('subject'),
    ...greet(message),
    paragraphs: reply.split(/\n{2,}/),
    rows: [[emailLabels(from, language)('message'), message.message]],
    ending: line('ending'),
  };
}
