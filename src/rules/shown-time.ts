import { currentLanguage } from '../messages/current-language.ts';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';
import { shortMonths } from './short-months.ts';

const INDIA_OFFSET_MS = 330 * 60_000;

/** From this hour on, as people say it. */
const partsOfDay: Readonly<Record<Language, readonly (readonly [from: number, name: string])[]>> = {
  en: [
    [12, 'pm'],
    [0, 'am'],
  ],
  ta: [
    [20, 'இரவு'],
    [16, 'மாலை'],
    [12, 'மதியம்'],
    [4, 'காலை'],
    [0, 'இரவு'],
  ],
  hi: [
    [20, 'रात'],
    [16, 'शाम'],
    [12, 'दोपहर'],
    [4, 'सुबह'],
    [0, 'रात'],
  ],
};

/**
 * `2 Nov 2026`, the day in India. Formatted by hand because Intl abbreviates months differently in browsers and Node, which
 * would cause a hydration mismatch. India has no daylight saving time.
 */
export function shownDay(iso: string, language: Language): string {
  return `${dayAndMonth(iso, language)} ${inIndia(iso).getUTCFullYear()}`;
}

/** The same in the language of the page. */
export function formatDay(iso: string): string {
  return shownDay(iso, currentLanguage());
}

/** `2 Nov 2026, 6:05 pm` */
export function shownDateTime(iso: string, language: Language): string {
  return `${shownDay(iso, language)}, ${clockTime(iso, language)}`;
}

/** The same in the language of the page. */
export function formatDateTime(iso: string): string {
  return shownDateTime(iso, currentLanguage());
}

/** `6:05 pm` in the language of the page. */
export function formatTime(iso: string): string {
  return clockTime(iso, currentLanguage());
}

/** `2 Nov, 6:05 pm`, where the year is clear. */
export function shownDayAndTime(iso: string, language: Language): string {
  return `${dayAndMonth(iso, language)}, ${clockTime(iso, language)}`;
}

/** `Nov 2026` of a month like 2026-11, in the language of the page. */
export function formatMonth(month: string): string {
  const [year = '', number = '1'] = month.split('-');
  return `${shortMonths[currentLanguage()][Number(number) - 1]} ${year}`;
}

const inIndia = (iso: string) => new Date(Date.parse(iso) + INDIA_OFFSET_MS);

/** `2 Nov`, where the year is clear. */
export function shownDayAndMonth(iso: string, language: Language): string {
  return dayAndMonth(iso, language);
}

function dayAndMonth(iso: string, language: Language): string {
  const time = inIndia(iso);
  return `${time.getUTCDate()} ${shortMonths[language][time.getUTCMonth()]}`;
}

function clockTime(iso: string, language: Language): string {
  const time = inIndia(iso);
  const hour = time.getUTCHours();
  const clock = `${hour % 12 || 12}:${String(time.getUTCMinutes()).padStart(2, '0')}`;
  const part = partsOfDay[language].find(([from]) => hour >= from)?.[1] ?? '';
  return language === DEFAULT_LANGUAGE ? `${clock} ${part}` : `${part} ${clock}`;
}
