import { adminEmails } from '../../messages/admin-emails.ts';
import { currentLanguage } from '../../messages/current-language.ts';
import type { EmailContent, Sender } from './email-layout.ts';
import { pageUrl } from './email-texts.ts';

interface LowSize {
  name: string;
  size: string;
  stock: number;
  held: number;
}

/** To the admins: sizes that are low or sold out, and how many pieces unpaid orders hold. */
export function stockAlarmEmail(low: LowSize[], from: Pick<Sender, 'shopUrl'>): EmailContent {
  const [first] = low;
  return {
    subject: low.length === 1 && first ? lowSizeText(first) : adminEmails.sizesLow(low.length),
    greeting: adminEmails.lookAtStock,
    paragraphs: [adminEmails.notifiedOnce],
    rows: low.map((one) => [`${one.name} (${one.size})`, `${adminEmails.left(one.stock)}${heldText(one)}`]),
    link: { text: adminEmails.openFoods, url: pageUrl(from, currentLanguage(), '/admin/foods') },
  };
}

function lowSizeText(low: LowSize): string {
  return `${adminEmails.left(low.stock)}: ${low.name} (${low.size})`;
}

function heldText({ held }: LowSize): string {
  return held === 0 ? '' : adminEmails.held(held);
}
