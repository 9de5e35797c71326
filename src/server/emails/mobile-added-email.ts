import type { EmailContent, Sender } from './email-layout.ts';
import { emailTexts } from './email-texts.ts';
import { greet, type Reader } from './greeting.ts';

export function mobileAddedEmail(
  { mobile, ...reader }: Reader & { mobile: string },
  from: Pick<Sender, 'textsIn'>,
): EmailContent {
  const { line, paragraphs } = emailTexts(from, reader.language, 'mobile-added', { mobile });
  return { subject: line('subject'), ...greet(reader), paragraphs: paragraphs('text') };
}
