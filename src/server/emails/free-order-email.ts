import type { EmailContent, Sender } from './email-layout.ts';
import { emailTexts, trackingUrl } from './email-texts.ts';
import { greet } from './greeting.ts';
import { type OrderInEmail, orderAmountRows } from './order-amounts.ts';

/** To the customer: a coupon covers the total, so there is nothing to pay. */
export function freeOrderEmail(
  order: OrderInEmail,
  from: Pick<Sender, 'shopUrl' | 'signTracking' | 'textsIn'>,
): EmailContent {
  const { id, language } = order;
  const free = emailTexts(from, language, 'free', { number: String(order.number) });
  const paid = emailTexts(from, language, 'paid');
  return {
    subject: free.line('subject'),
    ...greet(order),
    paragraphs: [...free.paragraphs('text'), ...paid.paragraphs('text')],
    totals: orderAmountRows(order, from, language),
    link: { text: paid.line('button'), url: trackingUrl(from, language, id) },
  };
}
