import { policy, range } from '../../rules/policy.ts';
import { type Amount, amountText } from './amount-text.ts';
import type { EmailContent } from './email-layout.ts';
import { type OrderInEmail, orderAmountRows } from './order-amounts.ts';

/** To the customer: the payment has arrived. */
export function orderPaidEmail(
  order: OrderInEmail,
  payment: Amount & { id: string },
  { shopUrl }: { shopUrl: string },
): EmailContent {
  return {
    subject: `Order ${order.number} is paid: thank you`,
    greeting: `Vanakkam ${order.name},`,
    paragraphs: [
      `Your payment of ${amountText(payment)} has arrived. We pack your order within ${range(policy.processingBusinessDays)} business days and tell you when it is on its way.`,
    ],
    totals: orderAmountRows(order),
    rows: [['Payment ID', payment.id]],
    link: { text: 'Follow your order', url: `${shopUrl}/track/${order.id}` },
  };
}
