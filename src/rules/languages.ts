/** The languages that texts are stored in. English is required; a text that is missing in another language falls back to it. */
export const languages = ['en', 'ta', 'hi'] as const;

export type Language = (typeof languages)[number];

export const DEFAULT_LANGUAGE = 'en' satisfies Language;

export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  ta: 'தமிழ் (Tamil)',
  hi: 'हिन्दी (Hindi)',
};

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** A language as its speakers write it. */
export const nativeNames: Readonly<Record<Language, string>> = { en: 'English', ta: 'தமிழ்', hi: 'हिन्दी' };

/** The tag of a language for `lang`, `hreflang` and `Intl`. */
export const languageTags: Readonly<Record<Language, string>> = { en: 'en-IN', ta: 'ta-IN', hi: 'hi-IN' };

/** Pages in English have no prefix; the others begin with their language, such as `/ta/product`. */
export function pathPrefix(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '' : `/${language}`;
}

const PREFIX = new RegExp(
  `^/(${languages.filter((language) => language !== DEFAULT_LANGUAGE).join('|')})(?=[/?.]|$)`,
);

/** The path of the page in English. */
export function withoutLanguage(path: string): string {
  const rest = path.replace(PREFIX, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The language of a page, or of its data, from its path. */
export function languageOfPath(path: string): Language {
  const first = path.split('/', 2)[1]?.replace(/\.data$/, '');
  return first !== DEFAULT_LANGUAGE && isLanguage(first) ? first : DEFAULT_LANGUAGE;
}
