import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paise } from './money.ts';
import { chargedPrice } from './pricing.ts';

test('D-05 a discount lowers the charged price, rounded half up to the paisa', () => {
  expect(chargedPrice(paise(40000), 10)).toBe(36000);
  expect(chargedPrice(paise(5), 10)).toBe(5);
  expect(chargedPrice(paise(15), 10)).toBe(14);
  expect(chargedPrice(paise(33333), 15)).toBe(28333);
});

test('a charged price is between 0 and the list price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e11 }), fc.integer({ min: 0, max: 99 }), (list, percent) => {
      const charged = chargedPrice(paise(list), percent);
      expect(charged).toBeGreaterThanOrEqual(0);
      expect(charged).toBeLessThanOrEqual(list);
      expect(Math.abs(charged - (list * (100 - percent)) / 100)).toBeLessThanOrEqual(0.5001);
    }),
  );
});
