import { count } from '../../rules/policy.ts';
import type { EmailContent, Sender } from './email-layout.ts';
import { type OrderInEmail, orderAmountRows } from './order-amounts.ts';

/** To the customer: a coupon covers the total, so there is nothing to pay. */
export function freeOrderEmail(
  order: OrderInEmail,
  { shopUrl, policy }: Pick<Sender, 'shopUrl' | 'policy'>,
): EmailContent {
  return {
    subject: `Order ${order.number} is confirmed: thank you`,
    greeting: `Vanakkam ${order.name},`,
    paragraphs: [
      `Your coupon covers the whole order: there is nothing to pay. We pack it within ${count(policy.processingBusinessDays, 'business day')} and tell you when it is on its way.`,
    ],
    totals: orderAmountRows(order),
    link: { text: 'Follow your order', url: `${shopUrl}/track/${order.id}` },
  };
}
