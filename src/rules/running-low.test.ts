import { expect, test } from 'vitest';
import { addDays } from './days.ts';
import { type Purchase, runningLow } from './running-low.ts';

const bought = (day: string, size = '1 L', quantity = 1, foodId = 'sesame-oil'): Purchase => ({
  foodId,
  day,
  size,
  quantity,
});
const monthly = [bought('2026-08-01'), bought('2026-08-31')];

test('a litre that lasted 30 days runs low 5 days before the next 30 are over', () => {
  expect(runningLow(monthly, '2026-09-24')).toEqual([]);
  expect(runningLow(monthly, '2026-09-25')).toEqual([
    { foodId: 'sesame-oil', size: '1 L', quantity: 1, lastDay: '2026-08-31', lastsDays: 30 },
  ]);
});

test('who has not bought for half as long again has stopped', () => {
  expect(runningLow(monthly, '2026-10-15')).toHaveLength(1);
  expect(runningLow(monthly, '2026-10-16')).toEqual([]);
});

test('twice as much lasts twice as long, in whatever bottles', () => {
  const more = [bought('2026-08-01', '500 ml', 2), bought('2026-08-31', '1 L', 2)];
  expect(runningLow(more, '2026-10-20')).toEqual([]);
  expect(runningLow(more, '2026-10-25')).toMatchObject([{ lastsDays: 60, size: '1 L', quantity: 2 }]);
});

test('all purchases before the last one count together', () => {
  const often = [bought('2026-07-01'), bought('2026-07-21'), bought('2026-08-20', '5 L')];
  // 2 L in 50 days
  expect(runningLow(often, addDays('2026-08-20', 120))).toMatchObject([{ lastsDays: 125, size: '5 L' }]);
});

test('two orders of one day are one purchase, and one purchase is no habit', () => {
  expect(runningLow([bought('2026-08-01'), bought('2026-08-01')], '2026-08-30')).toEqual([]);
  expect(runningLow([bought('2026-08-01')], '2026-08-30')).toEqual([]);
});

test('a habit of days or of years is none, and other foods do not count', () => {
  expect(runningLow([bought('2026-08-01'), bought('2026-08-04')], '2026-08-06')).toEqual([]);
  expect(runningLow([bought('2025-08-01'), bought('2026-08-01')], '2027-07-30')).toEqual([]);
  expect(
    runningLow([bought('2026-08-01'), bought('2026-08-31', '1 kg', 1, 'jaggery')], '2026-09-28'),
  ).toEqual([]);
});

test('pieces are counted as pieces, and a piece is not compared with a litre', () => {
  const pieces = [bought('2026-08-01', 'Box', 2), bought('2026-08-21', 'Box', 3)];
  expect(runningLow(pieces, '2026-09-18')).toMatchObject([{ lastsDays: 30, quantity: 3 }]);
  expect(runningLow([bought('2026-08-01', 'Box'), bought('2026-08-31', '1 L')], '2026-09-28')).toEqual([]);
});

test('of two sizes in the last order the larger part is offered again', () => {
  const mixed = [bought('2026-08-01', '2 L'), bought('2026-08-31', '500 ml'), bought('2026-08-31', '1 L')];
  expect(runningLow(mixed, '2026-09-20')).toMatchObject([{ size: '1 L', quantity: 1 }]);
});
