import type { EmailContent, Sender } from './email-layout.ts';
import { emailTexts } from './email-texts.ts';
import { greet, type Reader } from './greeting.ts';

/** To the old address, after an admin changed it. */
export function emailChangedEmail(
  reader: Reader & { newEmail: string },
  from: Pick<Sender, 'textsIn'>,
): EmailContent {
  const { newEmail, language } = reader;
  const { line, paragraphs } = emailTexts(from, language, 'email-changed', { newEmail });
  return { subject: line('subject'), ...greet(reader), paragraphs: paragraphs('text') };
}
