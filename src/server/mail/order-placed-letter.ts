import { formatRupees, type Paise, rupeesFromPaise } from '../../rules/money.ts';
import type { LetterParts } from './letters.ts';

interface PlacedOrder {
  id: string;
  number: number;
  name: string;
  delivery: Paise;
  total: Paise;
  lines: { name: string; size: string; quantity: number }[];
}

/** Told at once, before it is paid: the customer finds the way back to the payment by it. */
export function orderPlacedLetter(
  { id, number, name, delivery, total, lines }: PlacedOrder,
  { shopUrl }: { shopUrl: string },
): LetterParts {
  return {
    subject: `Order ${number}: please complete the payment`,
    greeting: `Vanakkam ${name},`,
    paragraphs: [
      'we have your order and keep everything for you for 30 minutes. It is on its way to you once it is paid.',
    ],
    rows: [
      ...lines.map(({ name: food, size, quantity }): [string, string] => [
        `${food} (${size})`,
        `${quantity} x`,
      ]),
      ['Delivery', delivery > 0 ? formatRupees(rupeesFromPaise(delivery)) : 'Free'],
      ['Total', formatRupees(rupeesFromPaise(total))],
    ],
    link: { text: 'Complete Payment', url: `${shopUrl}/payment/${id}` },
    ending: 'Have you paid already? Then you need do nothing more.',
  };
}
