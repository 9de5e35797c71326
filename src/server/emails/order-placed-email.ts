import type { EmailContent, Sender } from './email-layout.ts';
import { greet } from './greeting.ts';
import { type OrderAmounts, orderAmountRows } from './order-amounts.ts';
import { paragraphsOf } from './paragraphs-of.ts';

interface PlacedOrder extends OrderAmounts {
  id: string;
  number: number;
  name: string;
  /** A customer who orders by phone sees no payment page: the e-mail asks for the payment. */
  isByPhone?: boolean;
}

/** Sent before the customer has paid. It confirms the order and links to the payment page, in case the customer left it. */
export function orderPlacedEmail(
  { id, number, name, isByPhone, ...amounts }: PlacedOrder,
  { shopUrl, texts }: Pick<Sender, 'shopUrl' | 'texts'>,
): EmailContent {
  return {
    subject: isByPhone
      ? `Order ${number}: please complete the payment`
      : `Order ${number}: we have your order`,
    ...greet(name),
    paragraphs: paragraphsOf(texts, 'placed'),
    totals: orderAmountRows(amounts),
    link: { text: 'Complete Payment', url: `${shopUrl}/payment/${id}` },
    ending: 'Have you paid already? Then there is nothing more to do.',
  };
}
