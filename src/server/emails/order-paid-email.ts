import { type Amount, amountText } from './amount-text.ts';
import type { EmailContent, Sender } from './email-layout.ts';
import { greet } from './greeting.ts';
import { type OrderInEmail, orderAmountRows } from './order-amounts.ts';
import { paragraphsOf } from './paragraphs-of.ts';

/** To the customer: the payment has arrived. */
export function orderPaidEmail(
  order: OrderInEmail,
  payment: Amount & { id: string },
  { shopUrl, texts }: Pick<Sender, 'shopUrl' | 'texts'>,
): EmailContent {
  return {
    subject: `Order ${order.number} is paid: thank you`,
    ...greet(order.name),
    paragraphs: [`Your payment of ${amountText(payment)} has arrived.`, ...paragraphsOf(texts, 'paid')],
    totals: orderAmountRows(order),
    rows: [['Payment ID', payment.id]],
    link: { text: 'Follow your order', url: `${shopUrl}/track/${order.id}` },
  };
}
