import { countDays } from './days.ts';
import { netQuantity } from './net-quantity.ts';

/** A line of an order of one household. */
export interface Purchase {
  foodId: string;
  /** The day of the order in India. */
  day: string;
  size: string;
  quantity: number;
}

/** What a household probably runs out of. */
export interface RunningLow {
  foodId: string;
  /** What was bought the last time. */
  size: string;
  quantity: number;
  lastDay: string;
  /** How long as much lasted until then. */
  lastsDays: number;
}

/** So many days before the end: a parcel needs them. */
const LEAD_DAYS = 5;
/** Who has not bought for so much longer than it lasts has stopped. */
const GIVE_UP_FACTOR = 1.5;
/** Twice in a week is one purchase in two orders; twice in half a year is no habit. */
const MIN_DAYS = 10;
const MAX_DAYS = 180;

/**
 * What runs low today, by what this household bought and how long it lasted: all that was bought before the last purchase was
 * used up by then, so the last one lasts in proportion. Two purchases are the least.
 */
export function runningLow(purchases: readonly Purchase[], today: string): RunningLow[] {
  const foods = Map.groupBy(purchases, ({ foodId }) => foodId);
  return [...foods.values()].flatMap((lines) => lowFood(lines, today) ?? []);
}

function lowFood(lines: Purchase[], today: string): RunningLow | undefined {
  const days = [...new Set(lines.map(({ day }) => day))].sort();
  const [firstDay = ''] = days;
  const lastDay = days.at(-1) ?? '';
  if (days.length < 2) return undefined;
  const amounts = lines.map((line) => ({ ...line, amount: amountOf(line) }));
  const last = amounts.filter(({ day }) => day === lastDay);
  // sizes that cannot be compared: a piece, and a litre
  if (new Set(amounts.map(({ amount }) => amount.unit)).size !== 1) return undefined;
  const before = sumOf(amounts.filter(({ day }) => day !== lastDay));
  const lastsDays = Math.round((elapsed(firstDay, lastDay) * sumOf(last)) / before);
  if (lastsDays < MIN_DAYS || lastsDays > MAX_DAYS) return undefined;
  const sinceLast = elapsed(lastDay, today);
  if (sinceLast < lastsDays - LEAD_DAYS || sinceLast > lastsDays * GIVE_UP_FACTOR) return undefined;
  // the size of which they took the larger part
  const [main] = last.toSorted((a, b) => b.amount.value - a.amount.value);
  if (!main) return undefined;
  const { foodId, size } = main;
  const quantity = last.filter((line) => line.size === size).reduce((sum, line) => sum + line.quantity, 0);
  return { foodId, size, quantity, lastDay, lastsDays };
}

/** By net quantity, or in pieces of that size. */
function amountOf({ size, quantity }: Purchase): { value: number; unit: string } {
  const net = netQuantity(size);
  return net ? { value: net.amount * quantity, unit: net.unit } : { value: quantity, unit: size };
}

function sumOf(lines: { amount: { value: number } }[]): number {
  return lines.reduce((sum, { amount }) => sum + amount.value, 0);
}

function elapsed(from: string, to: string): number {
  return countDays(from, to) - 1;
}

/** At most one reminder a month. */
export const REMINDER_DAYS = 30;
