import { currentLanguage } from '../messages/current-language.ts';
import { orderDates } from '../messages/order-dates.ts';
import type { DaySpan } from './arrival.ts';
import type { Language } from './languages.ts';
import { shortMonths } from './short-months.ts';

const weekdays: Readonly<Record<Language, readonly string[]>> = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  ta: ['ஞாயிறு', 'திங்கள்', 'செவ்வாய்', 'புதன்', 'வியாழன்', 'வெள்ளி', 'சனி'],
  hi: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
};

/** `Wed 18 Nov`, of a day such as 2026-11-18. */
export function weekdayAndDay(day: string): string {
  return `${dayOf(day)} ${monthOf(day)}`;
}

/** `Wed 18 to Fri 20 Nov`; the month twice if it changes, and one day if both are the same. */
export function shownSpan({ earliest, latest }: DaySpan): string {
  const to = weekdayAndDay(latest);
  if (earliest === latest) return to;
  const isOneMonth = earliest.slice(0, 7) === latest.slice(0, 7);
  return orderDates.span({ from: isOneMonth ? dayOf(earliest) : weekdayAndDay(earliest), to });
}

function dayOf(day: string): string {
  const date = new Date(day);
  return `${weekdays[currentLanguage()][date.getUTCDay()]} ${date.getUTCDate()}`;
}

const monthOf = (day: string) => shortMonths[currentLanguage()][new Date(day).getUTCMonth()];
