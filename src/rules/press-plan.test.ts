import { describe, expect, it } from 'vitest';
import { daysBetween } from './days.ts';
import { festivalsOn } from './festivals.ts';
import { PLANNED_DAYS, planPressing, RESTING_DAYS, sellableDaysOf } from './press-plan.ts';
import { forecastSales, weekdayOf } from './sales-forecast.ts';

const SIZES = ['500 ml', '1 L', '5 L'];

describe('press plan', () => {
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

  it('sells a batch until the minimum life is left', () => {
    expect(sellableDaysOf({ shelfLifeDays: 180, minLifeDays: null })).toBe(136);
    expect(sellableDaysOf({ shelfLifeDays: 30, minLifeDays: null })).toBe(22);
    expect(sellableDaysOf({ shelfLifeDays: 30, minLifeDays: 40 })).toBe(1);
  });
});
