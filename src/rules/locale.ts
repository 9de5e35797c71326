import type { Language } from './languages.ts';

/** For Intl: Indian digit groups, and Latin digits as on price tags in every language. */
const locales: Readonly<Record<Language, string>> = {
  en: 'en-IN',
  ta: 'ta-IN-u-nu-latn',
  hi: 'hi-IN-u-nu-latn',
};

export const localeOf = (language: Language) => locales[language];

/** As Unicode's CLDR abbreviates them; not by Intl, whose versions differ between browsers and Node. */
export const shortMonths: Readonly<Record<Language, readonly string[]>> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ta: ['ஜன.', 'பிப்.', 'மார்.', 'ஏப்.', 'மே', 'ஜூன்', 'ஜூலை', 'ஆக.', 'செப்.', 'அக்.', 'நவ.', 'டிச.'],
  hi: ['जन॰', 'फ़र॰', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल॰', 'अग॰', 'सित॰', 'अक्टू॰', 'नव॰', 'दिस॰'],
};

/** A whole number with Indian digit groups: `1,23,456` in every language. */
export function formatCount(count: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language)).format(count);
}
