import { addDays, daysBetween } from './days.ts';
import { type Festival, festivalsOn } from './festivals.ts';
import type { SalesForecast } from './sales-forecast.ts';

export interface StockedBatch {
  code: string;
  /** Its last day of sale: the best-before date less the owner's minimum life. */
  sellBy: string;
  /** Free bottles by size; those of open orders are not among them. */
  left: Readonly<Record<string, number>>;
}

export interface FoodToPress {
  today: string;
  forecast: SalesForecast;
  sizes: readonly string[];
  batches: readonly StockedBatch[];
  /** How long a batch can be sold that is pressed now. */
  sellableDays: number;
}

/** A batch that will have bottles left on its last day of sale. */
interface DyingBatch {
  code: string;
  sellBy: string;
  unsold: Record<string, number>;
  /** Percent off that would sell it in time. */
  offer: number;
}

export interface PressPlan {
  /** The days that the pressing has to last for. */
  from: string;
  to: string;
  sizes: { size: string; expected: number; left: number; press: number }[];
  seasons: Festival[];
  dying: DyingBatch[];
}

/** The farm plans once a week, and oil rests some days before it is bottled. */
export const PLANNED_DAYS = 7;
export const RESTING_DAYS = 3;
/** Of a hundred weeks with chance alone, two end with an empty shelf. */
const SAFETY = 2;
/** A forecast is itself wrong by a part of it. The longer a batch can be sold, the less a bottle too many costs: the more is kept. */
const FORECAST_ERROR = { least: 0.12, more: 0.2, fullDays: 120 };
/** At most this part of what a batch could sell in its life is pressed at once. */
const LIFE_PART = 0.7;
const DYING_LOOK_AHEAD_DAYS = 60;
const OFFER = { min: 10, max: 30, step: 5 };

/**
 * What to press this week: expected sales until the next pressing is on the shelf, and a reserve for chance, less the bottles that can
 * still be sold in that time. Never more than a batch can sell in its life.
 */
export function planPressing(food: FoodToPress): PressPlan {
  const { today, forecast, sizes, batches } = food;
  const to = addDays(today, PLANNED_DAYS + RESTING_DAYS - 1);
  const days = daysBetween(today, to);
  const { least, more, fullDays } = FORECAST_ERROR;
  const errorPart = least + more * Math.min(1, food.sellableDays / fullDays);
  const planned = sizes.map((size) => {
    const expected = sum(days.map((day) => forecast.expected(size, day)));
    const { sold, left } = sellThrough(food, size, days);
    const reserve = SAFETY * Math.hypot(forecast.spread(size) * Math.sqrt(days.length), errorPart * expected);
    const usable = sold + left;
    const limit = LIFE_PART * lifeSales(food, size) - left;
    const press = Math.max(0, Math.ceil(Math.min(expected + reserve - usable, limit) - 1e-9));
    return { size, expected, left: sum(batches.map((batch) => batch.left[size] ?? 0)), press };
  });
  return {
    from: today,
    to,
    sizes: planned,
    seasons: [...new Set(days.flatMap(festivalsOn))],
    dying: findDying(food),
  };
}

/** What a batch that is pressed now can sell before its last day of sale. */
function lifeSales({ today, forecast, sellableDays }: FoodToPress, size: string): number {
  const days = Math.min(sellableDays, DYING_LOOK_AHEAD_DAYS);
  const sold = sum(daysBetween(today, addDays(today, days - 1)).map((day) => forecast.expected(size, day)));
  return (sold * sellableDays) / Math.max(1, days);
}

const byLife = (one: StockedBatch, two: StockedBatch) => (one.sellBy < two.sellBy ? -1 : 1);

/** Bottles that the expected sales take from the shelf in those days, first to expire first, and those that are left and still sellable. */
function sellThrough(
  { forecast, batches }: Pick<FoodToPress, 'forecast' | 'batches'>,
  size: string,
  days: readonly string[],
): { sold: number; left: number } {
  const shelf = batches.toSorted(byLife).map(({ sellBy, left }) => ({ sellBy, left: left[size] ?? 0 }));
  let sold = 0;
  for (const day of days) {
    let wanted = forecast.expected(size, day);
    for (const batch of shelf) {
      if (batch.sellBy < day) continue;
      const taken = Math.min(batch.left, wanted);
      batch.left -= taken;
      wanted -= taken;
      sold += taken;
    }
  }
  const last = days.at(-1) ?? '';
  return { sold, left: sum(shelf.filter(({ sellBy }) => sellBy > last).map(({ left }) => left)) };
}

/** Batches whose last day of sale comes before their last bottle is expected to be sold. */
function findDying({ today, forecast, sizes, batches }: FoodToPress): DyingBatch[] {
  const until = addDays(today, DYING_LOOK_AHEAD_DAYS);
  return batches.toSorted(byLife).flatMap((batch, index, sorted) => {
    const { code, sellBy } = batch;
    if (sellBy > until || sellBy < today) return [];
    const days = daysBetween(today, sellBy);
    const earlier = sorted.slice(0, index);
    const rows = sizes.map((size) => {
      const expected = sum(days.map((day) => forecast.expected(size, day)));
      // bottles that expire before these are sold first
      const first = sellThrough({ forecast, batches: earlier }, size, days).sold;
      const left = batch.left[size] ?? 0;
      return { size, left, sold: Math.min(left, Math.max(0, expected - first)) };
    });
    const unsold = rows
      .map(({ size, left, sold }) => [size, Math.floor(left - sold + 1e-9)] as const)
      .filter(([, pieces]) => pieces > 0);
    if (unsold.length === 0) return [];
    const [left, sold] = [sum(rows.map((row) => row.left)), sum(rows.map((row) => row.sold))];
    return { code, sellBy, unsold: Object.fromEntries(unsold), offer: offerFor(left, sold) };
  });
}

/** The more of the batch would be left over, the larger; in steps that people know from offers. */
function offerFor(left: number, sold: number): number {
  const { min, max, step } = OFFER;
  const wanted = Math.ceil(((left - sold) / left) * (max / step)) * step;
  return Math.min(max, Math.max(min, wanted));
}

/** Without a shelf life of the food: as long as most pressed oils. */
const USUAL_LIFE_DAYS = 180;
/** FSSAI to online shops, November 2024: 45 days or 30 % of the life, whichever is less; `0083_batches.sql` has it too. */
const MIN_LIFE = { days: 45, part: 0.3 };

/** How long a batch can be sold that is pressed today: its life less the minimum life at the customer's door. */
export function sellableDaysOf({
  shelfLifeDays,
  minLifeDays,
}: {
  shelfLifeDays: number | null;
  minLifeDays: number | null;
}): number {
  const life = shelfLifeDays ?? USUAL_LIFE_DAYS;
  const least = minLifeDays ?? Math.min(MIN_LIFE.days, Math.ceil(life * MIN_LIFE.part));
  return Math.max(1, life - least + 1);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
