import { recallMail } from '../../messages/recall-mail.ts';
import type { Language } from '../../rules/languages.ts';
import type { EmailContent, Sender } from './email-layout.ts';
import { trackingUrl } from './email-texts.ts';
import { greet } from './greeting.ts';

/** New bottles for recalled ones are on their way. Call it in the reader's language. */
export function replacementEmail(
  order: { id: string; number: number; name: string; language: Language; code: string },
  from: Pick<Sender, 'shopUrl' | 'signTracking'>,
): EmailContent {
  const { id, number, language, code } = order;
  return {
    subject: recallMail.replacementSubject(String(number)),
    ...greet(order),
    paragraphs: [recallMail.replacement({ number: String(number), code })],
    link: { text: recallMail.follow, url: trackingUrl(from, language, id) },
    ending: recallMail.sorry,
  };
}
