import type { OrderPromise } from '../../rules/policy.ts';
import { type Amount, amountText } from './amount-text.ts';
import type { EmailContent, Sender } from './email-layout.ts';
import { emailLabels, emailTexts, trackingUrl } from './email-texts.ts';
import { greet, type Reader } from './greeting.ts';
import { refundDays } from './refund-days.ts';

/** To the customer: the shop refunds a payment that it cannot use. */
export function paymentReturnedEmail(
  order: Reader & { id: string; number: number; promise: Partial<OrderPromise> },
  payment: Amount & { id: string; reason: 'duplicate' | 'unfulfilled' },
  from: Pick<Sender, 'policy' | 'shopUrl' | 'signTracking' | 'textsIn'>,
): EmailContent {
  const { language } = order;
  const facts = { number: String(order.number), refundDays: refundDays(order, from.policy) };
  const { line, paragraphs } = emailTexts(from, language, 'returned-payment', facts);
  const label = emailLabels(from, language);
  return {
    subject: line('subject'),
    ...greet(order),
    paragraphs: paragraphs(payment.reason, 'arrival'),
    rows: [
      [label('amount'), amountText(payment)],
      [label('payment'), payment.id],
    ],
    link: { text: label('follow'), url: trackingUrl(from, language, order.id) },
  };
}
