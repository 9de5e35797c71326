import type { EmailContent } from './email-layout.ts';
import { greet } from './greeting.ts';

/** To the customer: an unpaid order was cancelled. */
export function orderExpiredEmail(
  { id, number, name }: { id: string; number: number; name: string },
  hours: number,
  { shopUrl }: { shopUrl: string },
): EmailContent {
  return {
    subject: `Order ${number} was cancelled: it was not paid`,
    ...greet(name),
    paragraphs: [
      `We did not receive a payment for your order within ${hours} ${hours === 1 ? 'hour' : 'hours'}, so it is cancelled. You have paid nothing for it.`,
      'Do you still want it? Open the order and press Reorder: everything that is still sold goes into your cart at today’s price.',
    ],
    link: { text: 'Open the order', url: `${shopUrl}/track/${id}` },
    ending: 'Should a payment of yours arrive after all, it goes back to you by itself.',
  };
}
