import type { OrderPromise } from '../../rules/policy.ts';
import { type Amount, amountText } from './amount-text.ts';
import type { EmailContent, Sender } from './email-layout.ts';
import { greet } from './greeting.ts';
import { refundTime } from './refund-time.ts';

/** To the customer: the provider has sent a refund. */
export function refundSentEmail(
  order: { number: number; name: string; promise: Partial<OrderPromise> },
  refund: Amount,
  { policy }: Pick<Sender, 'policy'>,
): EmailContent {
  return {
    subject: `Order ${order.number}: ${amountText(refund)} refunded`,
    ...greet(order.name),
    paragraphs: [
      `We have sent ${amountText(refund)} back to you. It reaches your account ${refundTime(order, policy)}.`,
    ],
  };
}
