/** The languages of pages and texts. English is the original; a text that is missing in another one falls back to it. */
const table = {
  en: { tag: 'en-IN', name: 'English', englishName: 'English', offer: 'Stay in English', offerNote: '' },
  ta: {
    tag: 'ta-IN',
    name: 'தமிழ்',
    englishName: 'Tamil',
    offer: 'தமிழில் பார்க்கவா?',
    offerNote: 'உங்கள் போன் தமிழில் உள்ளது.',
  },
  hi: {
    tag: 'hi-IN',
    name: 'हिन्दी',
    englishName: 'Hindi',
    offer: 'हिन्दी में देखें?',
    offerNote: 'आपका फ़ोन हिन्दी में है।',
  },
} as const satisfies Record<string, LanguageDetails>;

interface LanguageDetails {
  /** For `lang`, `hreflang` and `Intl`. */
  tag: string;
  /** As its speakers write it. */
  name: string;
  englishName: string;
  /** Read on a page in another language: offers this one. */
  offer: string;
  offerNote: string;
}

export type Language = keyof typeof table;

export const languages = Object.keys(table) as [Language, ...Language[]];

export const DEFAULT_LANGUAGE = 'en' satisfies Language;

export const languageDetails: Readonly<Record<Language, LanguageDetails>> = table;

/** For the admin's choices: `தமிழ் (Tamil)`. */
export function languageLabel(language: Language): string {
  const { name, englishName } = table[language];
  return language === DEFAULT_LANGUAGE ? name : `${name} (${englishName})`;
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** Pages in English have no prefix; the others begin with their language, such as `/ta/product`. */
export function pathPrefix(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '' : `/${language}`;
}

const prefixes = languages.filter((language) => language !== DEFAULT_LANGUAGE).join('|');
const PREFIX = new RegExp(`^/(${prefixes})(?=[/?.]|$)`);

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
