import { policy, range } from '../../rules/policy.ts';
import type { EmailContent } from './email-layout.ts';
import { type OrderInEmail, orderAmountRows } from './order-amounts.ts';

/** To the customer: a coupon covers the total, so there is nothing to pay. */
export function freeOrderEmail(order: OrderInEmail, { shopUrl }: { shopUrl: string }): EmailContent {
  return {
    subject: `Order ${order.number} is confirmed: thank you`,
    greeting: `Vanakkam ${order.name},`,
    paragraphs: [
      `Your coupon covers the whole order: there is nothing to pay. We pack it within ${range(policy.processingBusinessDays)} business days and tell you when it is on its way.`,
    ],
    totals: orderAmountRows(order),
    link: { text: 'Follow your order', url: `${shopUrl}/track/${order.id}` },
  };
}
