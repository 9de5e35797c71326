import { afterEach, beforeEach, expect, test } from 'vitest';
import { setLanguageSource } from '../messages/current-language.ts';
import { barsOf, percentChange, shortRupees, ticksFor } from './chart.ts';
import { daysBetween } from './days.ts';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';

let before: () => Language;
beforeEach(() => {
  before = setLanguageSource(() => DEFAULT_LANGUAGE);
});
afterEach(() => void setLanguageSource(before));

test('a month has a bar per day, a year a bar per month, with the same total', () => {
  const days = (from: string, to: string) => daysBetween(from, to).map((day) => ({ day, revenue: 0.1 }));
  expect(barsOf(days('2026-11-01', '2026-11-30'))).toHaveLength(30);
  const year = barsOf(days('2026-01-01', '2026-12-31'));
  expect(year.map(({ label }) => label)).toHaveLength(12);
  expect(year[0]).toEqual({ label: 'Jan 2026', value: 3.1 });
});

test.each([
  ['en', '1 Nov'],
  ['ta', '1 நவ.'],
  ['hi', '1 नव॰'],
] as const)('the labels of bars are in the page’s language, here %s', (language, label) => {
  setLanguageSource(() => language);
  expect(barsOf([{ day: '2026-11-01', revenue: 1 }])).toEqual([{ label, value: 1 }]);
});

test.each([
  [30_600, [0, 20_000, 40_000]],
  [0, [0, 0.5, 1]],
  [100, [0, 50, 100]],
  [2999, [0, 1000, 2000, 3000]],
])('the axis ticks for %s are round numbers and reach above it', (highest, lines) => {
  expect(ticksFor(highest)).toEqual(lines);
});

test('amounts are abbreviated', () => {
  expect([0, 12.5, 1500, 30_000, 2_50_000, 1_20_00_000].map(shortRupees)).toEqual([
    '0',
    '₹12.5',
    '₹1.5k',
    '₹30k',
    '₹2.5L',
    '₹1.2Cr',
  ]);
});

test('a change is in whole percent, undefined when there was nothing before', () => {
  expect(percentChange(112, 100)).toBe(12);
  expect(percentChange(50, 100)).toBe(-50);
  expect(percentChange(5, 0)).toBeUndefined();
});
