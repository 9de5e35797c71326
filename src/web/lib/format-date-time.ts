import { currentLanguage } from '../../messages/current-language.ts';
import type { Language } from '../../rules/languages.ts';
import { localeOf } from '../../rules/locale.ts';

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit' } as const;

/** Date and time in India, in the language of the page. */
export const formatDateTime = formatterOf({ ...day, ...time });

export const formatTime = formatterOf(time);

export const formatDay = formatterOf(day);

/** A formatter is created on first use: most pages show no date, and creating one is slow on a cheap phone. */
function formatterOf(options: Intl.DateTimeFormatOptions): (at: string) => string {
  const formats = new Map<Language, Intl.DateTimeFormat>();
  return (at) => {
    const language = currentLanguage();
    const format =
      formats.get(language) ??
      new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'Asia/Kolkata' });
    formats.set(language, format);
    return format.format(new Date(at));
  };
}
