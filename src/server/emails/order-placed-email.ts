import type { EmailContent, Sender } from './email-layout.ts';
import { emailTexts, pageUrl } from './email-texts.ts';
import { greet, type Reader } from './greeting.ts';
import { type OrderAmounts, orderAmountRows } from './order-amounts.ts';

interface PlacedOrder extends OrderAmounts, Reader {
  id: string;
  number: number;
  /** A customer who orders by phone sees no payment page: the e-mail asks for the payment. */
  isByPhone?: boolean;
}

/**
 * Order confirmation, sent before the customer has paid. It links to the payment page, in case the customer left it. Orders paid in
 * cash and free orders have e-mails of their own.
 */
export function orderPlacedEmail(
  order: PlacedOrder,
  from: Pick<Sender, 'shopUrl' | 'textsIn'>,
): EmailContent {
  const { id, isByPhone, language } = order;
  const { line, paragraphs } = emailTexts(from, language, 'placed', { number: String(order.number) });
  return {
    subject: line(isByPhone ? 'phoneSubject' : 'subject'),
    ...greet(order),
    paragraphs: paragraphs('text'),
    totals: orderAmountRows(order, from, language),
    link: { text: line('button'), url: pageUrl(from, language, `/payment/${id}`) },
    ending: line('ending'),
  };
}
