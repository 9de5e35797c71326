import { DEFAULT_LANGUAGE, type Language, languageDetails } from '../../../rules/languages.ts';
import { en, type InvoiceMessages } from './en.ts';
import { hi } from './hi.ts';
import { ta } from './ta.ts';

/** A new language is a file beside this one and a line here. */
const messages: Readonly<Record<Language, InvoiceMessages>> = { en, ta, hi };

type Key = Exclude<keyof InvoiceMessages, 'kind'>;

/** English is always printed, for the tax office; the customer's language stands beside it. */
export function invoiceLabels(language: Language = DEFAULT_LANGUAGE) {
  const own = messages[language] ?? en;
  const pair = (english: string, translated: string, between: string) =>
    english === translated ? english : `${english}${between}${translated}`;
  return {
    isBilingual: own !== en,
    kind: (kind: keyof InvoiceMessages['kind']) => pair(en.kind[kind], own.kind[kind], ' / '),
    label: (key: Key) => pair(en[key], own[key], ' / '),
    /** For narrow columns: one below the other. */
    stacked: (key: Key) => pair(en[key], own[key], '\n'),
    date: (at: Date) => pair(longDate(DEFAULT_LANGUAGE, at), longDate(language, at), ' / '),
  };
}

export type InvoiceLabels = ReturnType<typeof invoiceLabels>;

function longDate(language: Language, at: Date): string {
  const format = new Intl.DateTimeFormat(languageDetails[language].tag, {
    dateStyle: 'long',
    timeZone: 'Asia/Kolkata',
  });
  return format.format(at);
}
