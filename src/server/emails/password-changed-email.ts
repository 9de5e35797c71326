import type { EmailContent, Sender } from './email-layout.ts';
import { emailTexts, pageUrl } from './email-texts.ts';
import { greet, type Reader } from './greeting.ts';

export function passwordChangedEmail(
  reader: Reader,
  from: Pick<Sender, 'shopUrl' | 'textsIn'>,
): EmailContent {
  const { line, paragraphs } = emailTexts(from, reader.language, 'password-changed');
  return {
    subject: line('subject'),
    ...greet(reader),
    paragraphs: paragraphs('text'),
    link: { text: line('button'), url: pageUrl(from, reader.language, '/login') },
  };
}
