import { addDays } from './days.ts';

export const festivals = [
  'pongal',
  'holi',
  'new-year',
  'ganesh',
  'onam',
  'dussehra',
  'diwali',
  'christmas',
] as const;
export type Festival = (typeof festivals)[number];

/** Kitchens buy before a feast: this many days before it, and the day itself. */
const DAYS_BEFORE = 12;

/** Month and day by year. Those that follow the moon are known until 2030; without a date a year has no such season. */
const dates: Readonly<Record<Festival, Readonly<Record<string, string>> | string>> = {
  pongal: '01-15',
  holi: {
    2024: '03-25',
    2025: '03-14',
    2026: '03-04',
    2027: '03-22',
    2028: '03-11',
    2029: '03-01',
    2030: '03-20',
  },
  'new-year': '04-14',
  ganesh: {
    2024: '09-07',
    2025: '08-27',
    2026: '09-14',
    2027: '09-04',
    2028: '08-23',
    2029: '09-11',
    2030: '09-01',
  },
  onam: {
    2024: '09-15',
    2025: '09-05',
    2026: '08-26',
    2027: '09-12',
    2028: '09-01',
    2029: '08-22',
    2030: '09-09',
  },
  dussehra: {
    2024: '10-12',
    2025: '10-02',
    2026: '10-20',
    2027: '10-09',
    2028: '09-27',
    2029: '10-16',
    2030: '10-06',
  },
  diwali: {
    2024: '10-31',
    2025: '10-20',
    2026: '11-08',
    2027: '10-29',
    2028: '10-17',
    2029: '11-05',
    2030: '10-26',
  },
  christmas: '12-25',
};

function dateOf(festival: Festival, year: number): string | undefined {
  const known = dates[festival];
  const monthAndDay = typeof known === 'string' ? known : known[year];
  return monthAndDay && `${year}-${monthAndDay}`;
}

/** The days on which people buy for the festival in that year, both included. */
export function seasonOf(festival: Festival, year: number): { from: string; to: string } | undefined {
  const to = dateOf(festival, year);
  return to === undefined ? undefined : { from: addDays(to, -DAYS_BEFORE), to };
}

type Season = { festival: Festival; from: string; to: string };
const byYear = new Map<number, Season[]>();

/** The nearest one first. */
function seasonsOf(year: number): Season[] {
  const known = byYear.get(year);
  if (known) return known;
  const found = festivals
    .flatMap((festival) => {
      const season = seasonOf(festival, year);
      return season ? [{ festival, ...season }] : [];
    })
    .sort((one, two) => (one.to < two.to ? -1 : 1));
  byYear.set(year, found);
  return found;
}

/** The festivals that people buy for on a day; the nearest one first. A season may begin in the year before its festival. */
export function festivalsOn(day: string): Festival[] {
  const year = Number(day.slice(0, 4));
  return [...seasonsOf(year), ...seasonsOf(year + 1)]
    .filter(({ from, to }) => from <= day && day <= to)
    .map(({ festival }) => festival);
}
