import { DEFAULT_LANGUAGE, type Language, languageDetails, pathPrefix } from '../../rules/languages.ts';
import { sectionLanguages } from '../../rules/page-sections/languages/section-languages.ts';
import { fillPlaceholders } from '../../rules/page-sections/placeholders.ts';
import type { Texts } from '../../rules/page-sections/section-types.ts';
import { textsOf } from '../../rules/page-sections/texts-of.ts';
import type { Sender } from './email-layout.ts';

/** The owner's texts for one e-mail in the reader's language, with the facts filled in. */
export function emailTexts(
  { textsIn }: Pick<Sender, 'textsIn'>,
  language: Language,
  key: string,
  facts: Texts = {},
) {
  const texts = textsOf(textsIn(language), key);
  const line = (field: string) => fillPlaceholders(texts[field] ?? '', facts);
  return {
    line,
    paragraphs: (...fields: string[]) =>
      fields.flatMap((field) =>
        line(field)
          .split(/\n{2,}/)
          .filter(Boolean),
      ),
  };
}

/** The names of amounts and facts. */
export function emailLabels(from: Pick<Sender, 'textsIn'>, language: Language, facts: Texts = {}) {
  return emailTexts(from, language, 'labels', facts).line;
}

/** "5 hours", "5 to 7 business days" in the reader's language. */
export function unitTexts(language: Language) {
  return sectionLanguages[language].placeholders;
}

/** The URL of a page in the reader's language. */
export function pageUrl({ shopUrl }: Pick<Sender, 'shopUrl'>, language: Language, path: string): string {
  return `${shopUrl}${pathPrefix(language)}${path}`;
}

/** The page that shows the progress of an order. */
export function trackingUrl(
  from: Pick<Sender, 'shopUrl' | 'signTracking'>,
  language: Language,
  orderId: string,
): string {
  const key = from.signTracking?.(orderId);
  return pageUrl(from, language, `/track/${orderId}${key ? `?key=${key}` : ''}`);
}

/** `26 Nov 2026` of a day such as 2026-11-26. In Tamil and Hindi a cut month is hard to read. */
export function dayText(day: string, language: Language): string {
  const month = language === DEFAULT_LANGUAGE ? 'short' : 'long';
  const format = { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(languageDetails[language].tag, format).format(new Date(day));
}
