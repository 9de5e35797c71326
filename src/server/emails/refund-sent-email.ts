import type { OrderPromise } from '../../rules/policy.ts';
import { type Amount, amountText } from './amount-text.ts';
import type { EmailContent, Sender } from './email-layout.ts';
import { emailTexts } from './email-texts.ts';
import { greet, type Reader } from './greeting.ts';
import { refundDays } from './refund-days.ts';

/** To the customer: the provider has sent a refund. */
export function refundSentEmail(
  order: Reader & { number: number; promise: Partial<OrderPromise> },
  refund: Amount,
  from: Pick<Sender, 'policy' | 'textsIn'>,
): EmailContent {
  const { line, paragraphs } = emailTexts(from, order.language, 'refunded', {
    number: String(order.number),
    amount: amountText(refund),
    refundDays: refundDays(order, from.policy),
  });
  return { subject: line('subject'), ...greet(order), paragraphs: paragraphs('text') };
}
