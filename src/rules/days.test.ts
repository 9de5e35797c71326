import { expect, test } from 'vitest';
import { addDays, countDays, dayOf, daysBetween, startOfDay } from './days.ts';

test('a day begins at midnight in India', () => {
  expect(startOfDay('2026-11-15').toISOString()).toBe('2026-11-14T18:30:00.000Z');
  expect(dayOf(new Date('2026-11-14T18:29:59.999Z'))).toBe('2026-11-14');
  expect(dayOf(new Date('2026-11-14T18:30:00Z'))).toBe('2026-11-15');
});

test('days are counted over months and leap years', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(countDays('2026-11-01', '2026-11-30')).toBe(30);
  expect(daysBetween('2026-12-30', '2027-01-02')).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ]);
  expect(daysBetween('2026-12-30', '2026-12-29')).toEqual([]);
});
