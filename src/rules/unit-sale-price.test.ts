import { expect, test } from 'vitest';
import { paise } from './money.ts';
import { unitSalePrice } from './unit-sale-price.ts';

test.each([
  [24_000, { amount: 500, unit: 'ml' }, '₹0.48/ml'],
  [48_000, { amount: 1000, unit: 'ml' }, ''],
  [225_000, { amount: 5000, unit: 'ml' }, '₹450.00/l'],
  [9_999, { amount: 250, unit: 'g' }, '₹0.40/g'],
  [120_000, { amount: 2000, unit: 'g' }, '₹600.00/kg'],
] as const)('%s paise for %o', (price, net, expected) => {
  expect(unitSalePrice(paise(price), net)).toBe(expected);
});
