import type { OrderPromise } from '../../rules/policy.ts';
import { type Amount, amountText } from './amount-text.ts';
import type { EmailContent, Sender } from './email-layout.ts';
import { greet } from './greeting.ts';
import { refundTime } from './refund-time.ts';

const REASONS = {
  duplicate:
    'Your order was paid already, and a second payment for it came. We keep one and give this one back.',
  unfulfilled:
    'Your payment came when the order could no longer be kept: something in it is sold out, or the order was cancelled. We give the money back.',
};

/** To the customer: the shop refunds a payment that it cannot use. */
export function paymentReturnedEmail(
  order: { number: number; name: string; promise: Partial<OrderPromise> },
  payment: Amount & { id: string; reason: keyof typeof REASONS },
  { policy }: Pick<Sender, 'policy'>,
): EmailContent {
  return {
    subject: `Order ${order.number}: your money goes back`,
    ...greet(order.name),
    paragraphs: [REASONS[payment.reason], `It reaches your account ${refundTime(order, policy)}.`],
    rows: [
      ['Amount', amountText(payment)],
      ['Payment ID', payment.id],
    ],
  };
}
