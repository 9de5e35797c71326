import { DEFAULT_LANGUAGE, type Language, languageDetails } from './languages.ts';

/** Indian scripts with the language that they are mostly used for. */
const scripts: readonly (readonly [language: string, script: RegExp])[] = [
  ['ta', /\p{Script=Tamil}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['te', /\p{Script=Telugu}/u],
  ['kn', /\p{Script=Kannada}/u],
  ['ml', /\p{Script=Malayalam}/u],
  ['bn', /\p{Script=Bengali}/u],
  ['gu', /\p{Script=Gujarati}/u],
  ['pa', /\p{Script=Gurmukhi}/u],
  ['or', /\p{Script=Oriya}/u],
];

/** The `lang` of a text on an English page, so that screen readers and fonts choose right. Undefined for Latin letters. */
export function scriptLanguage(text: string): string | undefined {
  return scripts.find(([, script]) => script.test(text))?.[0];
}

/** The `lang` of a text that may have no translation: a text in Latin letters on a page in another language is English. */
export function fallbackLanguage(text: string, page: Language): string | undefined {
  const isEnglish = page !== DEFAULT_LANGUAGE && /[a-z]{2}/i.test(text) && !scriptLanguage(text);
  return isEnglish ? languageDetails[DEFAULT_LANGUAGE].tag : undefined;
}
