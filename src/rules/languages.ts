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
