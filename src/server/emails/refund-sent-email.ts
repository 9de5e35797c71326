import { type Amount, amountText } from './amount-text.ts';
import type { EmailContent } from './email-layout.ts';
import { REFUND_TIME } from './refund-time.ts';

/** To the customer: the provider has sent a refund. */
export function refundSentEmail(order: { number: number; name: string }, refund: Amount): EmailContent {
  return {
    subject: `Order ${order.number}: ${amountText(refund)} refunded`,
    greeting: `Vanakkam ${order.name},`,
    paragraphs: [`We have sent ${amountText(refund)} back to you. ${REFUND_TIME}`],
  };
}
