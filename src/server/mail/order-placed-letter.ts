import type { LetterParts } from './letters.ts';
import { breakUp, type OrderSums } from './payment-letters.ts';

interface PlacedOrder extends OrderSums {
  id: string;
  number: number;
  name: string;
}

/** Told at once, before it is paid: the customer finds the way back to the payment by it. */
export function orderPlacedLetter(
  { id, number, name, ...sums }: PlacedOrder,
  { shopUrl }: { shopUrl: string },
): LetterParts {
  return {
    subject: `Order ${number}: please complete the payment`,
    greeting: `Vanakkam ${name},`,
    paragraphs: [
      'we have your order and keep everything for you for 30 minutes. It is on its way to you once it is paid.',
    ],
    sums: breakUp(sums),
    link: { text: 'Complete Payment', url: `${shopUrl}/payment/${id}` },
    ending: 'Have you paid already? Then you need do nothing more.',
  };
}
