import { restock } from '../../messages/restock.ts';
import { formatSize } from '../../rules/format-size.ts';
import type { Language } from '../../rules/languages.ts';
import type { EmailContent, Sender } from './email-layout.ts';
import { emailTexts, pageUrl } from './email-texts.ts';
import { greet } from './greeting.ts';

type Texts = Pick<Sender, 'shopUrl' | 'textsIn'>;

interface About {
  name: string;
  size: string;
  /** Of the page that confirms or ends the request. */
  token: string;
  language: Language;
}

/** Asks whether the request came from the owner of the mailbox. Call it in the reader's language. */
export function restockConfirmEmail(about: About, from: Texts): EmailContent {
  const { language } = about;
  const { line, paragraphs } = emailTexts(from, language, 'restock-confirm', factsOf(about));
  return {
    language,
    subject: line('subject'),
    ...greet({ name: '', language }),
    paragraphs: paragraphs('text'),
    link: { text: line('button'), url: linkUrl(about, from) },
    ending: line('ending'),
  };
}

/** Says once that a size is back. Call it in the reader's language. */
export function restockedEmail(
  about: About & { foodId: string; userName: string | null },
  from: Texts,
): EmailContent {
  const { language, userName, foodId } = about;
  const { line, paragraphs } = emailTexts(from, language, 'restocked', factsOf(about));
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
