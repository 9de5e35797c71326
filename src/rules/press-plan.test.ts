import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from './days.ts';
import { festivalsOn } from './festivals.ts';
import { type BatchOnShelf, PLANNED_DAYS, planPressing, RESTING_DAYS } from './press-plan.ts';
import { forecastSales, type SoldPieces, weekdayOf } from './sales-forecast.ts';

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
  const uplift = Object.fromEntries(
    ['pongal', 'holi', 'new-year', 'ganesh', 'onam', 'dussehra', 'diwali', 'christmas'].map((name) => [
      name,
      between(1, 2.2),
    ]),
  );
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
  batches: BatchOnShelf[];
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
  let batches: (BatchOnShelf & { left: Record<string, number>; from: string })[] = [];
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
const SEEDS = [101, 202, 303, 404, 505, 606, 707, 808];
const LIVES = [
  { name: 'oil that sells for 135 days', sellableDays: 135 },
  { name: 'a food that sells for 21 days', sellableDays: 21 },
];

describe('press plan', () => {
  it.each(LIVES)('over two years, $name: fewer empty shelves and less waste than the naive rule', ({
    name,
    sellableDays,
  }) => {
    const total = (rule: Rule) =>
      SEEDS.map((seed) => simulate(seed, sellableDays, rule)).reduce((sum, one) => ({
        wanted: sum.wanted + one.wanted,
        missed: sum.missed + one.missed,
        wasted: sum.wasted + one.wasted,
      }));
    const [planned, naive] = [total(byPlan), total(byLastWeek)];
    const percent = (part: number, { wanted }: { wanted: number }) =>
      `${((part / wanted) * 100).toFixed(2)} %`;
    console.info(
      `${name}: plan missed ${percent(planned.missed, planned)}, wasted ${percent(planned.wasted, planned)}; ` +
        `naive missed ${percent(naive.missed, naive)}, wasted ${percent(naive.wasted, naive)}`,
    );
    expect(planned.missed).toBeLessThan(naive.missed / 2);
    expect(planned.wasted).toBeLessThanOrEqual(naive.wasted);
  });

  const flat = (pieces: number) => {
    const days = daysBetween('2026-05-01', '2026-06-30');
    const sales = days.map((day) => ({ day, size: '1 L', pieces }));
    return forecastSales({ today: '2026-07-01', firstDay: '2026-05-01', sales });
  };

  it('presses nothing while the shelf lasts, and warns of a batch that will not', () => {
    const plan = planPressing({
      today: '2026-07-01',
      forecast: flat(2),
      sizes: ['1 L'],
      batches: [
        { code: 'OLD', sellBy: '2026-07-10', left: { '1 L': 30 } },
        { code: 'NEW', sellBy: '2026-12-10', left: { '1 L': 60 } },
      ],
      sellableDays: 135,
    });
    expect(plan.sizes).toMatchObject([{ size: '1 L', left: 90, press: 0 }]);
    expect(plan.dying).toEqual([{ code: 'OLD', sellBy: '2026-07-10', unsold: { '1 L': 10 }, offer: 10 }]);
  });

  it('never presses more than a batch can sell in its life', () => {
    const plan = planPressing({
      today: '2026-07-01',
      forecast: flat(2),
      sizes: ['1 L'],
      batches: [],
      sellableDays: 5,
    });
    expect(plan.sizes[0]?.press).toBe(7);
  });

  it('knows weekdays and last year’s festival', () => {
    const days = daysBetween('2025-08-01', '2026-10-10');
    const sales = days.map((day) => {
      const isDiwali = festivalsOn(day).includes('diwali');
      return { day, size: '1 L', pieces: (isDiwali ? 2 : 1) * (weekdayOf(day) === 5 ? 20 : 10) };
    });
    const forecast = forecastSales({ today: '2026-10-11', firstDay: '2025-08-01', sales });
    expect(forecast.weekdays[5]).toBeGreaterThan(1.4 * (forecast.weekdays[1] ?? 0));
    expect(forecast.seasons.diwali).toBeCloseTo(2, 0);
    expect(forecast.expected('1 L', '2026-11-03')).toBeGreaterThan(
      1.4 * forecast.expected('1 L', '2026-11-24'),
    );
    expect(PLANNED_DAYS + RESTING_DAYS).toBe(10);
  });

  it('says nothing of a food without sales', () => {
    const forecast = forecastSales({ today: '2026-07-01', firstDay: '2026-07-01', sales: [] });
    const plan = planPressing({ today: '2026-07-01', forecast, sizes: SIZES, batches: [], sellableDays: 90 });
    expect(plan.sizes.map(({ press }) => press)).toEqual([0, 0, 0]);
  });
});
