import { DEFAULT_LANGUAGE, type Language } from '../../rules/languages.ts';
import { localeOf } from '../../rules/locale.ts';

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit' } as const;

/** Created on first use: most pages show no date, and creating a formatter is slow on a cheap phone. */
function formatter(options: Intl.DateTimeFormatOptions) {
  const created = new Map<Language, Intl.DateTimeFormat>();
  return (at: string, language: Language): string => {
    const format =
      created.get(language) ??
      new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'Asia/Kolkata' });
    created.set(language, format);
    return format.format(new Date(at));
  };
}

const dateTime = formatter({ ...day, ...time });
const timeOnly = formatter(time);
const dayOnly = formatter(day);

/** Date and time in India. */
export function formatDateTime(at: string, language: Language = DEFAULT_LANGUAGE): string {
  return dateTime(at, language);
}

export function formatTime(at: string, language: Language = DEFAULT_LANGUAGE): string {
  return timeOnly(at, language);
}

export function formatDay(at: string, language: Language = DEFAULT_LANGUAGE): string {
  return dayOnly(at, language);
}
