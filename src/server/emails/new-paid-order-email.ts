import { type Amount, amountText } from './amount-text.ts';
import type { EmailContent } from './email-layout.ts';
import { type OrderInEmail, orderAmountRows, rupees } from './order-amounts.ts';

/** To the shop: an order is paid and can be packed. */
export function newPaidOrderEmail(
  order: OrderInEmail,
  payment: Amount & { id: string },
  { shopUrl }: { shopUrl: string },
): EmailContent {
  return {
    subject: `New paid order ${order.number}: ${rupees(order.total)}`,
    greeting: `${order.name} has paid order ${order.number}.`,
    paragraphs: [],
    totals: orderAmountRows(order),
    rows: [
      ['Paid', amountText(payment)],
      ['Payment ID', payment.id],
      ['Email', order.email],
    ],
    link: { text: 'Open the order', url: `${shopUrl}/admin/orders/${order.id}` },
  };
}
