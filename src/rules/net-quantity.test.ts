import { expect, test } from 'vitest';
import { netQuantity } from './net-quantity.ts';

test.each([
  ['500 ml', { amount: 500, unit: 'ml' }],
  ['1 L', { amount: 1000, unit: 'ml' }],
  ['3 x 1 L', { amount: 3000, unit: 'ml' }],
  ['0.5kg', { amount: 500, unit: 'g' }],
  ['250 gm', { amount: 250, unit: 'g' }],
])('%s', (size, quantity) => {
  expect(netQuantity(size)).toEqual(quantity);
});

test.each(['', 'Large', '0 ml', '1 piece', 'L', '-5 ml'])('%j has no net quantity', (size) => {
  expect(netQuantity(size)).toBeUndefined();
});
