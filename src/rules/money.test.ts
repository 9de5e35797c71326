import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPaise, formatRupees, isSameAmount, paise, paiseFromRupees, rupeesFromPaise } from './money.ts';

test('G-03 G-04 prices are formatted in rupees with Indian digit grouping', () => {
  expect(formatRupees(100000)).toBe('₹1,00,000');
  expect(formatRupees(360)).toBe('₹360');
  expect(formatRupees(12.5)).toBe('₹12.50');
});

test('G-03 the digit grouping matches Intl for en-IN', () => {
  const formatter = (decimals: number) =>
    new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: decimals });
  const [whole, withPaise] = [formatter(0), formatter(2)];
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (amount) => {
      const rupees = amount / 100;
      expect(formatRupees(rupees)).toBe((Number.isInteger(rupees) ? whole : withPaise).format(rupees));
    }),
  );
});

test('rupees and paise convert without loss', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (amount) => {
      expect(paiseFromRupees(rupeesFromPaise(paise(amount)))).toBe(amount);
    }),
  );
});

test('a fraction of a paisa is rejected', () => {
  expect(() => paise(1.5)).toThrow(RangeError);
  expect(() => paiseFromRupees(1.005)).toThrow(RangeError);
});

test("a client's rupees are compared to the paisa, whatever the number", () => {
  expect(isSameAmount(0.1 + 0.2, paise(30))).toBe(true);
  expect(isSameAmount(999.99, paise(100_000))).toBe(false);
  expect(isSameAmount(10.005, paise(1000))).toBe(false);
  expect(isSameAmount(Number.NaN, paise(0))).toBe(false);
});

test('accounting amounts always have two decimals', () => {
  expect([formatPaise(paise(112_000)), formatPaise(paise(5)), formatPaise(paise(10_000_050))]).toEqual([
    '₹1,120.00',
    '₹0.05',
    '₹1,00,000.50',
  ]);
});
