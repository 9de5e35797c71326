import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paise } from './money.ts';
import {
  centsFromDollars,
  dollarsText,
  FALLBACK_RATE,
  isPlausibleChange,
  readUsdRate,
  type UsdRate,
  usdCents,
  usdRateText,
} from './usd.ts';

const aRate = fc.integer({ min: 500_000, max: 5_000_000 }).map((rate) => rate as UsdRate);

function rateOf(newRate: number): UsdRate {
  const rate = readUsdRate(newRate);
  if (rate === undefined) throw new Error(`rejected: ${newRate}`);
  return rate;
}

test.each([
  [100_000, 0.012, 1200],
  [123_450, 0.011863, 1464],
  [199_999, 0.01199, 2398],
  [125, 0.012, 2],
  [0, 0.012, 0],
])('%i paise at %d are %i cents', (amount, newRate, cents) => {
  expect(usdCents(paise(amount), rateOf(newRate))).toBe(cents);
});

test('75 the charge is never more than half a cent away from the exact product', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), aRate, (amount, rate) => {
      const exact = BigInt(amount) * BigInt(rate);
      const away = BigInt(usdCents(paise(amount), rate)) * 100_000_000n - exact;
      expect(away > -50_000_000n && away <= 50_000_000n).toBe(true);
    }),
  );
});

test('a negative amount is not a charge', () => {
  expect(() => usdCents(paise(-1), FALLBACK_RATE)).toThrow(RangeError);
});

test.each([0, -0.012, 5, 0.0049, 0.051, Number.NaN, Number.POSITIVE_INFINITY, '0.012', null, undefined, {}])(
  'no rupee has the rate %s',
  (newRate) => {
    expect(readUsdRate(newRate)).toBeUndefined();
  },
);

test('a rate may change by at most a tenth', () => {
  expect(isPlausibleChange(rateOf(0.012), rateOf(0.0132))).toBe(true);
  expect(isPlausibleChange(rateOf(0.012), rateOf(0.0108))).toBe(true);
  expect(isPlausibleChange(rateOf(0.012), rateOf(0.01321))).toBe(false);
  expect(isPlausibleChange(rateOf(0.012), rateOf(0.01079))).toBe(false);
});

test('a rate is formatted as an equal decimal', () => {
  expect(usdRateText(FALLBACK_RATE)).toBe('0.012');
  fc.assert(fc.property(aRate, (rate) => Math.round(Number(usdRateText(rate)) * 1e8) === rate));
});

test('cents are formatted as dollars and parsed back', () => {
  expect([dollarsText(0), dollarsText(5), dollarsText(1200)]).toEqual(['0.00', '0.05', '12.00']);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e13 }), (cents) => centsFromDollars(dollarsText(cents)) === cents),
  );
});

test.each(['', '-1.00', '1.005', '1,00', ' 1', '1e3', '.50', '12.'])(
  '"%s" is no amount of dollars',
  (text) => {
    expect(centsFromDollars(text)).toBeUndefined();
  },
);

test('dollars with fewer than two decimals are parsed', () => {
  expect([centsFromDollars('12'), centsFromDollars('12.5')]).toEqual([1200, 1250]);
});
