import { addDays, daysBetween } from './days.ts';
import { type Festival, festivals, festivalsOn, seasonOf } from './festivals.ts';

/** Pieces of one size that were sold on a day. */
export interface SoldPieces {
  day: string;
  size: string;
  pieces: number;
}

export interface SalesForecast {
  /** How much more or less than an average day each weekday sells, Monday first. */
  weekdays: number[];
  /** How much more a season sold a year ago, for those that the history has. */
  seasons: Partial<Record<Festival, number>>;
  /** Pieces of a size that the shop expects to sell on a day. */
  expected: (size: string, day: string) => number;
  /** How far the sales of one day usually are from what was expected. */
  spread: (size: string) => number;
}

/** Days of sales that the forecast looks at; older ones only teach what a festival does. */
export const RECENT_DAYS = 56;
/** A week counts this much less than the one after it. */
const WEEK_WEIGHT = 0.85;
const WEEK = 7;
/** As many days as a weekday needs to be believed half. */
const WEEKDAY_TRUST = 3;
/** A season is compared with as many days before it. */
const BEFORE_SEASON_DAYS = 28;
/** Without a year of sales: a festival sells a little more. */
const USUAL_SEASON = 1.2;
const SEASON_TRUST = 0.75;
const SEASON_LIMITS = { min: 0.8, max: 3 };
/** Sizes that sell rarely vary at least as much as chance does. */
const MIN_SPREAD = 0.3;

/**
 * The recent average of each size, recent weeks counting more, times what the weekday and the festival season do. `sales` may leave
 * out days without sales; `firstDay` is when selling began, and days on which a size was sold out teach nothing.
 */
export function forecastSales({
  today,
  firstDay,
  sales,
  soldOut = new Set(),
}: {
  today: string;
  firstDay: string;
  sales: readonly SoldPieces[];
  /** `day size` of sizes that could not be bought. */
  soldOut?: ReadonlySet<string>;
}): SalesForecast {
  const yesterday = addDays(today, -1);
  const perDay = new Map<string, number>();
  const perSize = new Map<string, number>();
  for (const { day, size, pieces } of sales) {
    perDay.set(day, (perDay.get(day) ?? 0) + pieces);
    perSize.set(`${day} ${size}`, (perSize.get(`${day} ${size}`) ?? 0) + pieces);
  }
  const seasons = learnSeasons({ today, firstDay, perDay });
  const seasonFactor = (day: string) =>
    Math.max(
      1,
      ...festivalsOn(day).map((festival) => {
        const learned = seasons[festival];
        return learned === undefined ? USUAL_SEASON : 1 + (learned - 1) * SEASON_TRUST;
      }),
    );
  const from = laterOf(firstDay, addDays(today, -RECENT_DAYS));
  const recent = daysBetween(from, yesterday);
  const weekdays = learnWeekdays(recent, (day) => (perDay.get(day) ?? 0) / seasonFactor(day));
  const factor = (day: string) => (weekdays[weekdayOf(day)] ?? 1) * seasonFactor(day);
  const levels = new Map<string, { level: number; spread: number }>();
  const learnedOf = (size: string) => {
    const known = levels.get(size);
    if (known) return known;
    const days = recent.filter((day) => !soldOut.has(`${day} ${size}`));
    const sold = days.map((day) => ({ day, pieces: perSize.get(`${day} ${size}`) ?? 0 }));
    const learned = learnSize(sold, { today, factor });
    levels.set(size, learned);
    return learned;
  };
  return {
    weekdays,
    seasons,
    expected: (size, day) => learnedOf(size).level * factor(day),
    spread: (size) => learnedOf(size).spread,
  };
}

/** Monday is 0. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % WEEK;
}

const laterOf = (one: string, two: string) => (one > two ? one : two);
const meanOf = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

function learnSize(
  sold: readonly { day: string; pieces: number }[],
  { today, factor }: { today: string; factor: (day: string) => number },
): { level: number; spread: number } {
  let [pieces, weights] = [0, 0];
  const now = Date.parse(today);
  for (const one of sold) {
    const weeksAgo = Math.floor((now - Date.parse(one.day) - 1) / (WEEK * 86_400_000));
    const weight = WEEK_WEIGHT ** weeksAgo;
    // the sum of sales over the sum of factors: a rare sale on a quiet day is not blown up
    pieces += weight * one.pieces;
    weights += weight * factor(one.day);
  }
  const level = weights > 0 ? pieces / weights : 0;
  const misses = sold.map((one) => (one.pieces - level * factor(one.day)) ** 2);
  return { level, spread: Math.max(Math.sqrt(meanOf(misses)), Math.sqrt(level), level > 0 ? MIN_SPREAD : 0) };
}

/** Each weekday against the average day, pulled towards it while there are few of them. */
function learnWeekdays(days: readonly string[], soldOn: (day: string) => number): number[] {
  const average = meanOf(days.map(soldOn));
  const byWeekday = Map.groupBy(days, weekdayOf);
  const raw = Array.from({ length: WEEK }, (_, weekday) => {
    const same = byWeekday.get(weekday) ?? [];
    if (average === 0) return 1;
    const ratio = same.length === 0 ? 1 : meanOf(same.map(soldOn)) / average;
    return (same.length * ratio + WEEKDAY_TRUST) / (same.length + WEEKDAY_TRUST);
  });
  const scale = meanOf(raw);
  return raw.map((value) => value / scale);
}

/** The last season of each festival against the weeks before it. */
function learnSeasons({
  today,
  firstDay,
  perDay,
}: {
  today: string;
  firstDay: string;
  perDay: ReadonlyMap<string, number>;
}): SalesForecast['seasons'] {
  const year = Number(today.slice(0, 4));
  const learned: SalesForecast['seasons'] = {};
  for (const festival of festivals) {
    const last = [year + 1, year, year - 1]
      .map((one) => seasonOf(festival, one))
      .find((season) => season !== undefined && season.to < today);
    const before = last && addDays(last.from, -BEFORE_SEASON_DAYS);
    if (!last || !before || before < firstDay) continue;
    const soldIn = (days: string[]) => meanOf(days.map((day) => perDay.get(day) ?? 0));
    // days of another festival would hide this one
    const plain = daysBetween(before, addDays(last.from, -1)).filter((day) => festivalsOn(day).length === 0);
    const usual = soldIn(plain);
    if (usual === 0 || plain.length < WEEK) continue;
    const ratio = soldIn(daysBetween(last.from, last.to)) / usual;
    learned[festival] = Math.min(SEASON_LIMITS.max, Math.max(SEASON_LIMITS.min, ratio));
  }
  return learned;
}
