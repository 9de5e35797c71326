import { DEFAULT_LANGUAGE, type Language, languages } from '../../rules/languages.ts';
import { languageScope } from './language-scope.ts';

/** The text in other languages than English. */
export type StoredTranslations = Partial<Record<Language, string>>;

/** A text that one person causes and another reads later: English, and beside it the other languages. */
export interface StoredText {
  text: string;
  translations: StoredTranslations;
}

/** `make` reads messages; it is called once per language. */
export function forEveryLanguage<Value>(make: () => Value): Record<Language, Value> {
  const made = languages.map((language) => [language, languageScope.run(language, make)]);
  return Object.fromEntries(made) as Record<Language, Value>;
}

/** `text` reads messages; it is called once per language. */
export function inEveryLanguage(text: () => string): StoredText {
  const english = languageScope.run(DEFAULT_LANGUAGE, text);
  const others = languages
    .map((language) => [language, languageScope.run(language, text)] as const)
    .filter(([, translated]) => translated !== english);
  return { text: english, translations: Object.fromEntries(others) };
}

/** In the language of the request; English in rows that older versions of the shop wrote. */
export function inCurrentLanguage(text: string, translations: StoredTranslations = {}): string {
  return translations[languageScope.current()] ?? text;
}
