import { restock } from '../../messages/restock.ts';
import { formatSize } from '../../rules/format-size.ts';
import type { Language } from '../../rules/languages.ts';
import type { EmailContent, Sender } from './email-layout.ts';
import { pageUrl } from './email-texts.ts';
import { greet } from './greeting.ts';

interface About {
  name: string;
  size: string;
  /** Of the page that confirms or ends the request. */
  token: string;
  language: Language;
}

/** Asks whether the request came from the owner of the mailbox. Call it in the reader's language. */
export function restockConfirmEmail(about: About, from: Pick<Sender, 'shopUrl'>): EmailContent {
  const { language } = about;
  const food = foodText(about);
  return {
    language,
    subject: restock.confirmSubject(food),
    ...greet({ name: '', language }),
    paragraphs: [restock.confirmMail(food)],
    link: { text: restock.confirm, url: linkUrl(about, from) },
    ending: restock.confirmEnding,
  };
}

/** Says once that a size is back. Call it in the reader's language. */
export function restockedEmail(
  about: About & { foodId: string; userName: string | null },
  from: Pick<Sender, 'shopUrl'>,
): EmailContent {
  const { language, userName, foodId } = about;
  const food = foodText(about);
  return {
    language,
    subject: restock.backSubject(food),
    ...greet({ name: userName ?? '', language }),
    paragraphs: [restock.backMail(food)],
    link: { text: restock.toFood, url: pageUrl(from, language, `/food/${foodId}`) },
    ending: restock.backEnding,
    stop: { text: restock.stop, url: linkUrl(about, from) },
  };
}

function foodText({ name, size, language }: About): string {
  return restock.note({ food: name, size: formatSize(size, language) });
}

function linkUrl({ token, language }: About, from: Pick<Sender, 'shopUrl'>): string {
  return pageUrl(from, language, `/restock/${token}`);
}
