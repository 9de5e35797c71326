import type { EmailContent } from './email-layout.ts';

interface LowSize {
  name: string;
  size: string;
  stock: number;
  held: number;
}

/** To the admins: sizes that are low or sold out, and how many pieces unpaid orders hold. */
export function stockAlarmEmail(low: LowSize[], { shopUrl }: { shopUrl: string }): EmailContent {
  const [first] = low;
  return {
    subject: low.length === 1 && first ? lowSizeText(first) : `${low.length} sizes are low or sold out`,
    greeting: 'Please look at your stock.',
    paragraphs: [
      'You are told of each size once, until you fill it up. What unpaid orders hold comes back by itself when they are not paid.',
    ],
    rows: low.map((one) => [`${one.name} (${one.size})`, `${leftText(one)}${heldText(one)}`]),
    link: { text: 'Open the foods', url: `${shopUrl}/admin/foods` },
  };
}

function lowSizeText(low: LowSize): string {
  return `${leftText(low)}: ${low.name} (${low.size})`;
}

function leftText({ stock }: LowSize): string {
  return stock === 0 ? 'Sold out' : `Only ${stock} left`;
}

function heldText({ held }: LowSize): string {
  return held === 0 ? '' : `; ${held} more held by unpaid orders`;
}
