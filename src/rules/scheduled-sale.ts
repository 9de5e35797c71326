import { adminOffers } from '../messages/admin-offers.ts';
import { addDays, dayOf, startOfDay } from './days.ts';

/** When a sale runs, in India's time. The days are those on which its hours begin. */
export interface SaleSchedule {
  isOn: boolean;
  firstDay: string;
  /** Null: without an end. */
  lastDay: string | null;
  /** 1 is Monday, 7 is Sunday. */
  weekdays: readonly number[];
  /** Minutes after midnight. */
  startsMinute: number;
  /** After `startsMinute`, by at most a day; beyond 1440 it is on the next day. */
  endsMinute: number;
}

/** The start is included, the end is not. */
export interface SaleWindow {
  start: Date;
  end: Date;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** The banner announces a sale this long before it starts. */
const ANNOUNCED_MS = 7 * DAY_MINUTES * MINUTE_MS;
/** Every pattern of weekdays repeats after seven days, and the hours of a day can reach into the next. */
const SEARCHED_DAYS = 9;
/** A sale that runs without a pause for longer counts as one without an end. */
const MAX_RUN_DAYS = 400;

/** The hours of the sale that include this time. */
export function windowAt(schedule: SaleSchedule, at: Date): SaleWindow | undefined {
  const today = dayOf(at);
  return [addDays(today, -1), today]
    .map((day) => windowOn(schedule, day))
    .find((window) => window && window.start <= at && at < window.end);
}

/** The first hours of the sale that begin later than this time. */
export function windowAfter(schedule: SaleSchedule, at: Date): SaleWindow | undefined {
  const today = dayOf(at);
  const first = today < schedule.firstDay ? schedule.firstDay : today;
  for (let count = 0; count < SEARCHED_DAYS; count += 1) {
    const window = windowOn(schedule, addDays(first, count));
    if (window && window.start > at) return window;
  }
  return undefined;
}

/** When the running sale pauses or ends; hours that follow without a gap count as one run. Null: not within a year. */
export function runEnd(schedule: SaleSchedule, at: Date): Date | null {
  let end = windowAt(schedule, at)?.end;
  for (let count = 0; end && count < MAX_RUN_DAYS; count += 1) {
    const next = windowAt(schedule, end);
    if (!next) return end;
    ({ end } = next);
  }
  return null;
}

/** When the sale is next announced, starts or ends: a price or the banner may change then, and not before. */
export function nextBoundary(schedules: readonly SaleSchedule[], at: Date): Date | undefined {
  const times = schedules.flatMap((schedule) => {
    const start = windowAfter(schedule, at)?.start;
    return [windowAt(schedule, at)?.end, start, start && announcedAt(start)];
  });
  const later = times.flatMap((time) => (time && time > at ? [time.getTime()] : []));
  return later.length > 0 ? new Date(Math.min(...later)) : undefined;
}

interface PlannedSale extends SaleSchedule {
  percent: number;
}

export interface AnnouncedSale<Sale> {
  sale: Sale;
  isRunning: boolean;
  /** Of the next hours, when it is not running. */
  startsAt: Date | null;
  /** Null: it runs on and on. */
  endsAt: Date | null;
}

/** The sale that the banner shows: the running one with the largest discount, or else the one that starts first. */
export function announcedSale<Sale extends PlannedSale>(
  sales: readonly Sale[],
  at: Date,
): AnnouncedSale<Sale> | undefined {
  const [running] = sales
    .filter((sale) => windowAt(sale, at))
    .toSorted((one, other) => other.percent - one.percent);
  if (running) return { sale: running, isRunning: true, startsAt: null, endsAt: runEnd(running, at) };
  const [next] = sales
    .flatMap((sale) => {
      const window = windowAfter(sale, at);
      return window && announcedAt(window.start) <= at ? [{ sale, startsAt: window.start }] : [];
    })
    .toSorted(
      (one, other) =>
        one.startsAt.getTime() - other.startsAt.getTime() || other.sale.percent - one.sale.percent,
    );
  return next && { ...next, isRunning: false, endsAt: runEnd(next.sale, next.startsAt) };
}

function announcedAt(start: Date): Date {
  return new Date(start.getTime() - ANNOUNCED_MS);
}

/** The hours that begin on this day. */
function windowOn(schedule: SaleSchedule, day: string): SaleWindow | undefined {
  const { isOn, firstDay, lastDay, weekdays, startsMinute, endsMinute } = schedule;
  const isDay = day >= firstDay && (lastDay === null || day <= lastDay) && weekdays.includes(weekdayOf(day));
  if (!isOn || !isDay) return undefined;
  const midnight = startOfDay(day).getTime();
  return {
    start: new Date(midnight + startsMinute * MINUTE_MS),
    end: new Date(midnight + endsMinute * MINUTE_MS),
  };
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** From times such as 22:00 and 02:00. Equal times are a whole day. */
export function minutesOfHours(from: string, to: string): { startsMinute: number; endsMinute: number } {
  const startsMinute = minuteOf(from);
  const end = minuteOf(to);
  return { startsMinute, endsMinute: end > startsMinute ? end : end + DAY_MINUTES };
}

export function clockTime(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  return `${String(hour).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Such as "Sat–Sun 12:00–18:00" or "Every day, all day". */
export function scheduleText({
  weekdays,
  startsMinute,
  endsMinute,
}: Pick<SaleSchedule, 'weekdays' | 'startsMinute' | 'endsMinute'>): string {
  const days = weekdays.length === WEEKDAYS.length ? adminOffers.everyDay : daysText(weekdays);
  const isWholeDay = startsMinute === 0 && endsMinute === DAY_MINUTES;
  if (isWholeDay) return adminOffers.allDay(days);
  const end = endsMinute === DAY_MINUTES ? '24:00' : clockTime(endsMinute);
  const hours = `${days} ${clockTime(startsMinute)}–${end}`;
  return endsMinute > DAY_MINUTES ? adminOffers.nextDay(hours) : hours;
}

/** Neighbouring days become a range. */
function daysText(weekdays: readonly number[]): string {
  const runs: number[][] = [];
  for (const day of weekdays.toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs.map((run) => [...new Set([run[0], run.at(-1)])].map(nameOf).join('–')).join(', ');
}

function nameOf(day: number | undefined): string {
  return adminOffers.weekday(day ?? 1) ?? '';
}
