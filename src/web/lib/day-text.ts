import { currentLanguage } from '../../messages/current-language.ts';
import { DEFAULT_LANGUAGE } from '../../rules/languages.ts';
import { localeOf } from '../../rules/locale.ts';

const DAY_FORMAT = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

/** A day such as `2026-11-18` in short. Intl puts the month before the day in Tamil, which nobody says. */
export function dayText(day: string): string {
  const language = currentLanguage();
  const format = new Intl.DateTimeFormat(localeOf(language), DAY_FORMAT);
  if (language === DEFAULT_LANGUAGE) return format.format(new Date(day));
  const parts = Object.fromEntries(
    format.formatToParts(new Date(day)).map(({ type, value }) => [type, value]),
  );
  return `${parts.weekday} ${parts.day} ${parts.month}`;
}
