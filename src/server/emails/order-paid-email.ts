import { count } from '../../rules/policy.ts';
import { type Amount, amountText } from './amount-text.ts';
import type { EmailContent, Sender } from './email-layout.ts';
import { type OrderInEmail, orderAmountRows } from './order-amounts.ts';

/** To the customer: the payment has arrived. */
export function orderPaidEmail(
  order: OrderInEmail,
  payment: Amount & { id: string },
  { shopUrl, policy }: Pick<Sender, 'shopUrl' | 'policy'>,
): EmailContent {
  return {
    subject: `Order ${order.number} is paid: thank you`,
    greeting: `Vanakkam ${order.name},`,
    paragraphs: [
      `Your payment of ${amountText(payment)} has arrived. We pack your order within ${count(policy.processingBusinessDays, 'business day')} and tell you when it is on its way.`,
    ],
    totals: orderAmountRows(order),
    rows: [['Payment ID', payment.id]],
    link: { text: 'Follow your order', url: `${shopUrl}/track/${order.id}` },
  };
}
