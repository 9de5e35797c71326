import type { WaitsUntil } from '../../contract/restock.ts';
import { restock } from '../../messages/restock.ts';
import { formatSize } from '../../rules/format-size.ts';
import type { Language } from '../../rules/languages.ts';
import type { Paise } from '../../rules/money.ts';
import type { EmailContent, Sender } from './email-layout.ts';
import { emailTexts, pageUrl } from './email-texts.ts';
import { greet } from './greeting.ts';
import { rupees } from './order-amounts.ts';

type Texts = Pick<Sender, 'shopUrl' | 'textsIn'>;

interface About {
  name: string;
  size: string;
  /** Of the page that confirms or ends the request. */
  token: string;
  language: Language;
}

/** Asks whether the request came from the owner of the mailbox. Call it in the reader's language. */
export function restockConfirmEmail(about: About & { until: WaitsUntil }, from: Texts): EmailContent {
  const { language, until } = about;
  const section = until === 'back' ? 'restock-confirm' : 'price-confirm';
  const { line, paragraphs } = emailTexts(from, language, section, factsOf(about));
  return {
    language,
    subject: line('subject'),
    ...greet({ name: '', language }),
    paragraphs: paragraphs('text'),
    link: { text: line('button'), url: linkUrl(about, from) },
    ending: line('ending'),
  };
}

interface Ready extends About {
  foodId: string;
  userName: string | null;
}

/** Says once that a size is back. Call it in the reader's language. */
export function restockedEmail(about: Ready, from: Texts): EmailContent {
  return readyEmail(about, from, 'back');
}

/** Says once that a size costs less. Call it in the reader's language. */
export function priceDroppedEmail(
  { price, seenPrice, ...about }: Ready & { price: Paise; seenPrice: Paise },
  from: Texts,
): EmailContent {
  return readyEmail(about, from, 'cheaper', { price: rupees(price), before: rupees(seenPrice) });
}

function readyEmail(
  about: Ready,
  from: Texts,
  until: WaitsUntil,
  prices: Record<string, string> = {},
): EmailContent {
  const { language, userName, foodId } = about;
  const section = until === 'back' ? 'restocked' : 'price-dropped';
  const { line, paragraphs } = emailTexts(from, language, section, { ...factsOf(about), ...prices });
  return {
    language,
    subject: line('subject'),
    ...greet({ name: userName ?? '', language }),
    paragraphs: paragraphs('text'),
    link: { text: line('button'), url: pageUrl(from, language, `/food/${foodId}`) },
    ending: line('ending'),
    stop: { text: restock.stop, url: linkUrl(about, from) },
  };
}

function factsOf({ name, size, language }: About) {
  return { food: restock.note({ food: name, size: formatSize(size, language) }) };
}

function linkUrl({ token, language }: About, from: Pick<Sender, 'shopUrl'>): string {
  return pageUrl(from, language, `/restock/${token}`);
}
