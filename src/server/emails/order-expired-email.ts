import type { EmailContent, Sender } from './email-layout.ts';
import { emailTexts, trackingUrl, unitTexts } from './email-texts.ts';
import { greet, type Reader } from './greeting.ts';

/** To the customer: an unpaid order was cancelled. */
export function orderExpiredEmail(
  order: Reader & { id: string; number: number },
  hours: number,
  from: Pick<Sender, 'shopUrl' | 'signTracking' | 'textsIn'>,
): EmailContent {
  const { id, language } = order;
  const facts = { number: String(order.number), hours: unitTexts(language).hours(hours) };
  const { line, paragraphs } = emailTexts(from, language, 'expired', facts);
  return {
    subject: line('subject'),
    ...greet(order),
    paragraphs: paragraphs('text'),
    link: { text: line('button'), url: trackingUrl(from, language, id) },
    ending: line('ending'),
  };
}
