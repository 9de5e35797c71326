import type { LetterParts } from './letters.ts';
import { breakUp, type OrderSums } from './payment-letters.ts';

interface PlacedOrder extends OrderSums {
  id: string;
  number: number;
  name: string;
  /** Who ordered by phone has no payment page before the eyes: the letter asks for the payment. */
  isByPhone: boolean;
}

/**
 * Told at once, while the customer stands before the payment: it asks for nothing, and leads back to the payment who was
 * interrupted.
 */
export function orderPlacedLetter(
  { id, number, name, isByPhone, ...sums }: PlacedOrder,
  { shopUrl }: { shopUrl: string },
): LetterParts {
  return {
    subject: isByPhone
      ? `Order ${number}: please complete the payment`
      : `Order ${number}: we have received it`,
    greeting: `Vanakkam ${name},`,
    paragraphs: [
      'Thank you for your order. We keep everything for you for 30 minutes, and send it once it is paid.',
    ],
    sums: breakUp(sums),
    link: { text: 'Complete Payment', url: `${shopUrl}/payment/${id}` },
    ending: `${isByPhone ? '' : 'Were you interrupted? The button leads you back to the payment. '}Have you paid already? Then you need do nothing more.`,
  };
}
