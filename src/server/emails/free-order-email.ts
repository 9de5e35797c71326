import type { EmailContent, Sender } from './email-layout.ts';
import { greet } from './greeting.ts';
import { type OrderInEmail, orderAmountRows } from './order-amounts.ts';
import { paragraphsOf } from './paragraphs-of.ts';

/** To the customer: a coupon covers the total, so there is nothing to pay. */
export function freeOrderEmail(
  order: OrderInEmail,
  { shopUrl, texts }: Pick<Sender, 'shopUrl' | 'texts'>,
): EmailContent {
  return {
    subject: `Order ${order.number} is confirmed: thank you`,
    ...greet(order.name),
    paragraphs: [
      'Your coupon covers the whole order: there is nothing to pay.',
      ...paragraphsOf(texts, 'paid'),
    ],
    totals: orderAmountRows(order),
    link: { text: 'Follow your order', url: `${shopUrl}/track/${order.id}` },
  };
}
