import { currentLanguage } from '../messages/current-language.ts';
import { shortMonths } from './short-months.ts';

export interface Bar {
  /** Under the bar. */
  label: string;
  value: number;
  /** A paler bar behind it: what the value was before something was taken off. */
  before?: number;
}

interface Day {
  day: string;
  revenue: number;
  gross?: number;
}

const MAX_DAYS = 92;

/** One bar per day, or per month for a long range, so that bars stay wide enough. Labels are in the current language. */
export function barsOf(days: readonly Day[]): Bar[] {
  const nameOf = (month: string) => shortMonths[currentLanguage()][Number(month) - 1] ?? month;
  if (days.length <= MAX_DAYS) {
    return days.map(({ day, revenue, gross }) => {
      const [, month = '', date] = day.split('-');
      return {
        label: `${Number(date)} ${nameOf(month)}`,
        value: revenue,
        ...(gross !== undefined && { before: gross }),
      };
    });
  }
  return [...Map.groupBy(days, ({ day }) => day.slice(0, 7))].map(([month, monthDays]) => ({
    label: `${nameOf(month.slice(5))} ${month.slice(0, 4)}`,
    value: sumOf(monthDays, ({ revenue }) => revenue),
    ...(monthDays.some(({ gross }) => gross !== undefined) && {
      before: sumOf(monthDays, ({ gross = 0 }) => gross),
    }),
  }));
}

/** In whole paise to avoid rounding errors. */
function sumOf(days: readonly Day[], rupees: (day: Day) => number): number {
  return days.reduce((sum, day) => sum + Math.round(rupees(day) * 100), 0) / 100;
}

/** Round axis ticks from 0 to above the highest bar. */
export function ticksFor(highest: number): number[] {
  const rough = Math.max(highest, 1) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.ceil(Math.max(highest, 1) / step) + 1 }, (_, count) => count * step);
}

/** Abbreviated for the narrow margin of a chart: ₹1,500 is 1.5k, ₹2,50,000 is 2.5L. */
export function shortRupees(rupees: number): string {
  if (rupees >= 1_00_00_000) return `₹${trim(rupees / 1_00_00_000)}Cr`;
  if (rupees >= 1_00_000) return `₹${trim(rupees / 1_00_000)}L`;
  if (rupees >= 1000) return `₹${trim(rupees / 1000)}k`;
  return rupees === 0 ? '0' : `₹${trim(rupees)}`;
}

function trim(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Change in whole percent; undefined when there was nothing before. */
export function percentChange(now: number, before: number): number | undefined {
  return before === 0 ? undefined : Math.round(((now - before) / before) * 100);
}
