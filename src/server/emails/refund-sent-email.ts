import type { OrderPromise } from '../../rules/policy.ts';
import { type Amount, amountText } from './amount-text.ts';
import type { EmailContent, Sender } from './email-layout.ts';
import { emailLabels, emailTexts, trackingUrl } from './email-texts.ts';
import { greet, type Reader } from './greeting.ts';
import { refundDays } from './refund-days.ts';

/** To the customer: the provider has sent a refund. */
export function refundSentEmail(
  order: Reader & { id: string; number: number; promise: Partial<OrderPromise> },
  refund: Amount,
  from: Pick<Sender, 'policy' | 'shopUrl' | 'signTracking' | 'textsIn'>,
): EmailContent {
  const { line, paragraphs } = emailTexts(from, order.language, 'refunded', {
    number: String(order.number),
    amount: amountText(refund),
    refundDays: refundDays(order, from.policy),
  });
  return {
    subject: line('subject'),
    ...greet(order),
    paragraphs: paragraphs('text'),
    link: {
      text: emailLabels(from, order.language)('follow'),
      url: trackingUrl(from, order.language, order.id),
    },
  };
}
