import { type Refund, refundText } from '../../rules/refund-text.ts';
import { amountText } from './amount-text.ts';
import { inEmailLanguage } from './email-language.ts';
import type { EmailContent } from './email-layout.ts';
import { greet } from './greeting.ts';

interface CancelledOrder {
  id: string;
  number: number;
  name: string;
  phone: string;
}

/** An order that the customer cancelled: one e-mail to the customer, one to the shop. */
export const cancelledEmails = {
  customer: (
    { id, number, name }: CancelledOrder,
    refund: Refund | undefined,
    { shopUrl }: { shopUrl: string },
  ): EmailContent => ({
    subject: `Order #${number} is cancelled`,
    ...greet(name),
    paragraphs: [
      'Your order is cancelled, as you asked.',
      refund ? inEmailLanguage(() => refundText(refund)) : 'You have not paid anything for it.',
    ],
    link: { text: 'Follow the order', url: `${shopUrl}/track/${id}` },
  }),
  shop: (
    { id, number, name, phone }: CancelledOrder,
    refund: Refund | undefined,
    { shopUrl }: { shopUrl: string },
  ): EmailContent => ({
    subject: `Order ${number} was cancelled by the customer: do not ship it`,
    greeting: `${name} has cancelled order ${number}.`,
    paragraphs: [
      refund ? `It was paid. ${amountText(refund)} goes back to the customer by itself.` : 'It was not paid.',
      'What it held is on sale again.',
    ],
    rows: phone ? [['Phone', phone]] : [],
    link: { text: 'Open the order', url: `${shopUrl}/admin/orders/${id}` },
  }),
};
