import { type Language, languageDetails } from './languages.ts';

/** For Intl: Indian digit groups, and Latin digits as on price tags in every language. */
export const localeOf = (language: Language) => `${languageDetails[language].tag}-u-nu-latn`;

/** A whole number with Indian digit groups: `1,23,456` in every language. */
export function formatCount(count: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language)).format(count);
}
