import type { EmailContent } from './email-layout.ts';
import { breakUp, type OrderAmounts } from './payment-emails.ts';

interface PlacedOrder extends OrderAmounts {
  id: string;
  number: number;
  name: string;
  /** A customer who orders by phone sees no payment page: the email asks for the payment. */
  isByPhone?: boolean;
}

/**
 * Sent at once, while the customer is only about to pay: it says that the order is there and asks for nothing. Whoever
 * closed the payment finds the way back by it.
 */
export function orderPlacedEmail(
  { id, number, name, isByPhone, ...totals }: PlacedOrder,
  { shopUrl }: { shopUrl: string },
): EmailContent {
  return {
    subject: isByPhone
      ? `Order ${number}: please complete the payment`
      : `Order ${number}: we have your order`,
    greeting: `Vanakkam ${name},`,
    paragraphs: [
      'Thank you for your order. We keep everything for you for 30 minutes and pack it once it is paid.',
    ],
    totals: breakUp(totals),
    link: { text: 'Complete Payment', url: `${shopUrl}/payment/${id}` },
    ending: 'Have you paid already? Then there is nothing more to do.',
  };
}
