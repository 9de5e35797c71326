import { expect, test } from 'vitest';
import { expiredBackups } from './backup-retention.ts';

const DAY_MS = 24 * 3600 * 1000;
const NOW = new Date('2026-11-17T21:07:00Z');
const daily = (days: number) =>
  Array.from({ length: days }, (_, index) => ({ madeAt: new Date(NOW.getTime() - index * DAY_MS) }));

/** What is left when the rule is applied every night, as the shop does. */
function afterNights(nights: number): Date[] {
  let retained: { madeAt: Date }[] = [];
  for (let night = nights - 1; night >= 0; night -= 1) {
    const now = new Date(NOW.getTime() - night * DAY_MS);
    retained.push({ madeAt: now });
    const expired = new Set(expiredBackups(retained, now));
    retained = retained.filter((backup) => !expired.has(backup));
  }
  return retained.map(({ madeAt }) => madeAt);
}

test('two years of nights leave a week of days, eight weeks and a year of months', () => {
  const retained = afterNights(730);
  const youngerThan = (days: number) =>
    retained.filter((at) => NOW.getTime() - at.getTime() <= days * DAY_MS);
  expect(youngerThan(7)).toHaveLength(8);
  expect(youngerThan(56).length).toBeGreaterThanOrEqual(14);
  expect(retained.length).toBeGreaterThanOrEqual(8 + 7 + 10);
  expect(retained.length).toBeLessThanOrEqual(8 + 8 + 13);
  expect(Math.min(...retained.map(Number))).toBeGreaterThan(NOW.getTime() - 367 * DAY_MS);
});

test('the newest stays, however old', () => {
  const old = { madeAt: new Date('2020-01-01') };
  expect(expiredBackups([old], NOW)).toEqual([]);
  expect(expiredBackups([{ madeAt: new Date('2019-01-01') }, old], NOW)).toHaveLength(1);
  expect(expiredBackups(daily(5), NOW)).toEqual([]);
});
