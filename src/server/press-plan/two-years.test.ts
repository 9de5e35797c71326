import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../../rules/days.ts';
import { festivals, festivalsOn } from '../../rules/festivals.ts';
import { planPressing, RESTING_DAYS, type StockedBatch } from '../../rules/press-plan.ts';
import { forecastSales, type SoldPieces, weekdayOf } from '../../rules/sales-forecast.ts';

const SIZES = ['500 ml', '1 L', '5 L'];
const FIRST_DAY = '2025-01-01';
const SOLD_FROM = addDays(FIRST_DAY, 56);
const LAST_DAY = addDays(SOLD_FROM, 729);

/** Small and good enough for sales that were never real (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

function poisson(mean: number, next: () => number): number {
  let [count, chance] = [0, next()];
  const limit = Math.exp(-mean);
  while (chance > limit) {
    chance *= next();
    count += 1;
  }
  return count;
}

/** What customers want each day: weekdays, festivals, a slow trend, good and bad weeks, chance. */
function generateDemand(seed: number): Map<string, Record<string, number>> {
  const next = random(seed);
  const between = (from: number, to: number) => from + (to - from) * next();
  const weekdays = Array.from({ length: 7 }, () => between(0.6, 1.5));
  const uplift = Object.fromEntries(festivals.map((name) => [name, between(1, 2.2)]));
  const levels = [between(5, 14), between(4, 10), between(0.4, 1.5)];
  const growth = between(-0.25, 0.6);
  let week = 1;
  return new Map(
    daysBetween(FIRST_DAY, LAST_DAY).map((day, index) => {
      if (index % 7 === 0) week = 0.5 * week + 0.5 * between(0.7, 1.3);
      const season = Math.max(1, ...festivalsOn(day).map((festival) => uplift[festival] ?? 1));
      const factor = (weekdays[weekdayOf(day)] ?? 1) * season * week * (1 + (growth * index) / 730);
      return [
        day,
        Object.fromEntries(SIZES.map((size, at) => [size, poisson((levels[at] ?? 0) * factor, next)])),
      ];
    }),
  );
}

interface Shop {
  today: string;
  sales: SoldPieces[];
  soldOut: Set<string>;
  batches: StockedBatch[];
  sellableDays: number;
}
type Rule = (shop: Shop) => Record<string, number>;

const byPlan: Rule = ({ today, sales, soldOut, batches, sellableDays }) => {
  const forecast = forecastSales({ today, firstDay: FIRST_DAY, sales, soldOut });
  const { sizes } = planPressing({ today, forecast, sizes: SIZES, batches, sellableDays });
  return Object.fromEntries(sizes.map(({ size, press }) => [size, press]));
};

/** What farms do without a plan: fill the shelf up to twice the sales of last week. */
const byLastWeek: Rule = ({ today, sales, batches }) => {
  const from = addDays(today, -7);
  return Object.fromEntries(
    SIZES.map((size) => {
      const sold = sales
        .filter((one) => one.size === size && one.day >= from)
        .reduce((total, { pieces }) => total + pieces, 0);
      const left = batches.reduce((total, batch) => total + (batch.left[size] ?? 0), 0);
      return [size, Math.max(0, 2 * sold - left)];
    }),
  );
};

/** Two years with a pressing each Monday. Returns the pieces that were wanted, missed and thrown away. */
function simulate(seed: number, sellableDays: number, rule: Rule) {
  const demand = generateDemand(seed);
  const sales: SoldPieces[] = [];
  const soldOut = new Set<string>();
  let batches: (StockedBatch & { left: Record<string, number>; from: string })[] = [];
  const result = { wanted: 0, missed: 0, wasted: 0 };
  for (const [day, wanted] of demand) {
    if (day < SOLD_FROM) {
      // sales from before the first plan, from a shelf that is not part of the comparison
      for (const size of SIZES) sales.push({ day, size, pieces: wanted[size] ?? 0 });
      continue;
    }
    const isFirst = day === SOLD_FROM;
    for (const batch of batches.filter(({ sellBy }) => sellBy < day))
      result.wasted += Object.values(batch.left).reduce((total, pieces) => total + pieces, 0);
    batches = batches.filter(({ sellBy }) => sellBy >= day);
    if (isFirst || weekdayOf(day) === 0) {
      const left = rule({ today: day, sales, soldOut, batches, sellableDays });
      const from = isFirst ? day : addDays(day, RESTING_DAYS);
      batches.push({ code: day, from, sellBy: addDays(from, sellableDays - 1), left: { ...left } });
    }
    for (const size of SIZES) {
      let open = wanted[size] ?? 0;
      result.wanted += open;
      let sold = 0;
      for (const batch of batches.filter(({ from }) => from <= day)) {
        const taken = Math.min(open, batch.left[size] ?? 0);
        batch.left[size] = (batch.left[size] ?? 0) - taken;
        open -= taken;
        sold += taken;
      }
      result.missed += open;
      if (open > 0) soldOut.add(`${day} ${size}`);
      if (sold > 0) sales.push({ day, size, pieces: sold });
    }
  }
  return result;
}

/** The rule was tuned with seeds 1 to 6. These it has never seen. */
const SEEDS = [101, 202, 303, 404];
const LIVES = [
  { name: 'oil that sells for 135 days', sellableDays: 135 },
  { name: 'a food that sells for 21 days', sellableDays: 21 },
];

test.each(LIVES)(
  'over two years, $name: fewer empty shelves and less waste than the naive rule',
  { timeout: 60_000 },
  ({ name, sellableDays }) => {
    const total = (rule: Rule) =>
      SEEDS.map((seed) => simulate(seed, sellableDays, rule)).reduce((sum, one) => ({
        wanted: sum.wanted + one.wanted,
        missed: sum.missed + one.missed,
        wasted: sum.wasted + one.wasted,
      }));
    const [planned, naive] = [total(byPlan), total(byLastWeek)];
    const percent = (part: number, { wanted }: { wanted: number }) =>
      `${((part / wanted) * 100).toFixed(2)} %`;
    process.stdout.write(
      `${name}: plan missed ${percent(planned.missed, planned)}, wasted ${percent(planned.wasted, planned)}; ` +
        `naive missed ${percent(naive.missed, naive)}, wasted ${percent(naive.wasted, naive)}\n`,
    );
    expect(planned.missed).toBeLessThan(naive.missed / 2);
    expect(planned.wasted).toBeLessThanOrEqual(naive.wasted);
  },
);
