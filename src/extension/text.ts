import { currentLanguage } from '../messages/current-language.ts';
import { DEFAULT_LANGUAGE, type Language } from '../rules/languages.ts';

/** A text for people. English is needed; a language without a text shows the English one. */
export type Text = string | ({ [DEFAULT_LANGUAGE]: string } & Partial<Record<Language, string>>);

/** The text in the language of the page or request. */
export function textOf(text: Text, language: Language = currentLanguage()): string {
  if (typeof text === 'string') return text;
  return text[language] ?? text[DEFAULT_LANGUAGE];
}

/** Texts of an extension by name; a function gets values, such as an amount. */
type Texts = Record<string, string | ((...values: never[]) => string)>;
/** The same names with the same parameters. */
type Translated<Source extends Texts> = {
  [Name in keyof Source]: Source[Name] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : string;
};

/**
 * The texts of an extension in the current language. Read them while a page renders or a request runs, never when a
 * module loads.
 */
export function defineTexts<const Source extends Texts>(
  texts: { en: Source } & Partial<Record<Exclude<Language, 'en'>, Partial<Translated<Source>>>>,
): Translated<Source> {
  return new Proxy({} as Translated<Source>, {
    get: (_, name) =>
      Reflect.get(texts[currentLanguage()] ?? {}, name) ?? Reflect.get(texts[DEFAULT_LANGUAGE], name),
  });
}
