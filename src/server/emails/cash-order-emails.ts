import { adminCash } from '../../messages/admin-cash.ts';
import { adminEmails } from '../../messages/admin-emails.ts';
import { currentLanguage } from '../../messages/current-language.ts';
import type { EmailContent, Sender } from './email-layout.ts';
import { emailTexts, pageUrl, trackingUrl } from './email-texts.ts';
import { greet } from './greeting.ts';
import { type OrderInEmail, orderAmountRows, rupees } from './order-amounts.ts';

type From = Pick<Sender, 'shopUrl' | 'signTracking' | 'textsIn'>;

/** An order with cash on delivery is confirmed. */
export const cashOrderEmails = {
  customer: (order: OrderInEmail, from: From): EmailContent => {
    const { id, language } = order;
    const facts = { number: String(order.number), amount: rupees(order.total) };
    const { line, paragraphs } = emailTexts(from, language, 'cash', facts);
    return {
      subject: line('subject'),
      ...greet(order),
      paragraphs: paragraphs('text'),
      totals: orderAmountRows(order, from, language),
      link: { text: line('button'), url: trackingUrl(from, language, id) },
    };
  },
  shop: (order: OrderInEmail, from: From): EmailContent => ({
    subject: adminCash.newOrder({ number: order.number, total: rupees(order.total) }),
    greeting: adminCash.hasOrdered(order.name),
    paragraphs: [],
    totals: orderAmountRows(order, from, currentLanguage()),
    rows: [[adminEmails.email, order.email]],
    link: {
      text: adminEmails.openOrder,
      url: pageUrl(from, currentLanguage(), `/admin/orders/${order.id}`),
    },
  }),
};
