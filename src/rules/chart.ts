export interface Bar {
  /** Under the bar. */
  label: string;
  value: number;
}

const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const MAX_DAYS = 92;

/** One bar per day; a long range has one per month, so that bars stay wide enough to be seen. */
export function barsOf(days: readonly { day: string; revenue: number }[]): Bar[] {
  if (days.length <= MAX_DAYS) {
    return days.map(({ day, revenue }) => ({ label: DAY.format(new Date(day)), value: revenue }));
  }
  return [...Map.groupBy(days, ({ day }) => day.slice(0, 7))].map(([month, own]) => ({
    label: MONTH.format(new Date(`${month}-01`)),
    // rupees with paise: summed as whole paise
    value: own.reduce((sum, { revenue }) => sum + Math.round(revenue * 100), 0) / 100,
  }));
}

/** Round values for the lines of a chart, from 0 to above the highest bar. */
export function ticksFor(highest: number): number[] {
  const rough = Math.max(highest, 1) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.ceil(Math.max(highest, 1) / step) + 1 }, (_, count) => count * step);
}

/** ₹1,500 is 1.5k, ₹2,50,000 is 2.5L: a chart's margin is narrow. */
export function shortRupees(rupees: number): string {
  if (rupees >= 1_00_00_000) return `₹${trim(rupees / 1_00_00_000)}Cr`;
  if (rupees >= 1_00_000) return `₹${trim(rupees / 1_00_000)}L`;
  if (rupees >= 1000) return `₹${trim(rupees / 1000)}k`;
  return rupees === 0 ? '0' : `₹${trim(rupees)}`;
}

function trim(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** How much more or less than before, in whole percent; undefined where there was nothing to compare with. */
export function percentChange(now: number, before: number): number | undefined {
  return before === 0 ? undefined : Math.round(((now - before) / before) * 100);
}
