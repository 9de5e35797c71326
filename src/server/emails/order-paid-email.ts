import { type Amount, amountText } from './amount-text.ts';
import type { EmailContent, Sender } from './email-layout.ts';
import { emailLabels, emailTexts, trackingUrl } from './email-texts.ts';
import { greet } from './greeting.ts';
import { type OrderInEmail, orderAmountRows } from './order-amounts.ts';

/** To the customer: the payment has arrived. */
export function orderPaidEmail(
  order: OrderInEmail,
  payment: Amount & { id: string },
  from: Pick<Sender, 'shopUrl' | 'signTracking' | 'textsIn'>,
): EmailContent {
  const { id, language } = order;
  const facts = { number: String(order.number), amount: amountText(payment) };
  const { line, paragraphs } = emailTexts(from, language, 'paid', facts);
  return {
    subject: line('subject'),
    ...greet(order),
    paragraphs: paragraphs('arrived', 'text'),
    totals: orderAmountRows(order, from, language),
    rows: [[emailLabels(from, language)('payment'), payment.id]],
    link: { text: line('button'), url: trackingUrl(from, language, id) },
  };
}
