import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartTotals, gapFillers, missingToMinimum, subtotalOfLines } from './cart.ts';
import { paise, paiseFromRupees } from './money.ts';
import { DEFAULT_POLICY } from './policy.ts';

const line = fc.record({
  price: fc.integer({ min: 0, max: 10_000_000 }).map(paise),
  quantity: fc.integer({ min: 1, max: 99 }),
});

test('N-08 a cart has the total price and the total quantity of its lines', () => {
  expect(
    cartTotals([
      { price: 0.1, quantity: 3 },
      { price: 486, quantity: 2 },
    ]),
  ).toEqual({
    totalPrice: 972.3,
    totalCount: 5,
  });
  expect(cartTotals([])).toEqual({ totalPrice: 0, totalCount: 0 });
});

test('a subtotal is whole paise, never negative, and independent of the order of the lines', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 50 }), (lines) => {
      const sum = subtotalOfLines(lines);
      expect(sum).toBeGreaterThanOrEqual(0);
      expect(subtotalOfLines(lines.toReversed())).toBe(sum);
      const [first, ...rest] = lines;
      expect(sum).toBe((first ? first.price * first.quantity : 0) + subtotalOfLines(rest));
    }),
  );
});

test('the totals in rupees equal the totals in paise', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 50 }), (lines) => {
      const items = lines.map(({ price, quantity }) => ({ price: price / 100, quantity }));
      expect(paiseFromRupees(cartTotals(items).totalPrice)).toBe(subtotalOfLines(lines));
    }),
  );
});

test('K-01 C-13 exactly 1000 rupees reach the minimum order', () => {
  expect(missingToMinimum(paise(100_000), DEFAULT_POLICY)).toBe(0);
  expect(missingToMinimum(paise(99_999), DEFAULT_POLICY)).toBe(1);
  expect(missingToMinimum(paise(250_000), DEFAULT_POLICY)).toBe(0);
});

test('without a minimum order nothing is missing', () => {
  expect(missingToMinimum(paise(0), { minimumOrderRupees: 0 })).toBe(0);
});

test('the cheapest foods that fill the gap come first; without a gap nothing is suggested', () => {
  const offers = [30, 80, 120, 100].map((rupees) => ({ price: paiseFromRupees(rupees) }));
  const rupees = (missing: number) =>
    gapFillers(offers, paiseFromRupees(missing), 3).map(({ price }) => price / 100);
  expect(rupees(90)).toEqual([100, 120, 80]);
  expect(rupees(500)).toEqual([120, 100, 80]);
  expect(rupees(0)).toEqual([]);
});
