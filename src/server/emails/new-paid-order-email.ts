import { adminEmails } from '../../messages/admin-emails.ts';
import { currentLanguage } from '../../messages/current-language.ts';
import { type Amount, amountText } from './amount-text.ts';
import type { EmailContent, Sender } from './email-layout.ts';
import { pageUrl } from './email-texts.ts';
import { type OrderInEmail, orderAmountRows, rupees } from './order-amounts.ts';

/** To the shop: an order is paid and can be packed. */
export function newPaidOrderEmail(
  order: OrderInEmail,
  payment: Amount & { id: string },
  from: Pick<Sender, 'shopUrl' | 'textsIn'>,
): EmailContent {
  return {
    subject: adminEmails.newPaidOrder({ number: order.number, total: rupees(order.total) }),
    greeting: adminEmails.hasPaid(order),
    paragraphs: [],
    totals: orderAmountRows(order, from, currentLanguage()),
    rows: [
      [adminEmails.paid, amountText(payment)],
      [adminEmails.paymentId, payment.id],
      [adminEmails.email, order.email],
    ],
    link: {
      text: adminEmails.openOrder,
      url: pageUrl(from, currentLanguage(), `/admin/orders/${order.id}`),
    },
  };
}
