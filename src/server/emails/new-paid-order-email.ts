import { DEFAULT_LANGUAGE } from '../../rules/languages.ts';
import { type Amount, amountText } from './amount-text.ts';
import type { EmailContent, Sender } from './email-layout.ts';
import { type OrderInEmail, orderAmountRows, rupees } from './order-amounts.ts';

/** To the shop: an order is paid and can be packed. */
export function newPaidOrderEmail(
  order: OrderInEmail,
  payment: Amount & { id: string },
  from: Pick<Sender, 'shopUrl' | 'textsIn'>,
): EmailContent {
  return {
    subject: `New paid order ${order.number}: ${rupees(order.total)}`,
    greeting: `${order.name} has paid order ${order.number}.`,
    paragraphs: [],
    totals: orderAmountRows(order, from, DEFAULT_LANGUAGE),
    rows: [
      ['Paid', amountText(payment)],
      ['Payment ID', payment.id],
      ['Email', order.email],
    ],
    link: { text: 'Open the order', url: `${from.shopUrl}/admin/orders/${order.id}` },
  };
}
