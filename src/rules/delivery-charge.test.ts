import { expect, test } from 'vitest';
import {
  chargeText,
  type DeliveryTerms,
  deliveryCharge,
  estimatedCharge,
  FREE_EVERYWHERE,
  isServed,
} from './delivery-charge.ts';
import { paise, paiseFromRupees } from './money.ts';

const terms: DeliveryTerms = {
  charge: 80,
  freeFrom: 2000,
  states: [
    { state: 'Tamil Nadu', charge: 40.5, freeFrom: 1500 },
    { state: 'Assam', charge: 150, freeFrom: null },
  ],
  notServed: ['682555', '744'],
};

test.each([
  ['Kerala', 1999.99, 80],
  ['Kerala', 2000, 0],
  ['tamilnadu', 1499.99, 40.5],
  ['Tamil Nadu', 1500, 0],
  ['Assam', 50_000, 150],
  ['Atlantis', 1000, 80],
  ['', 1000, 80],
])('delivery to %s for %s rupees costs %s', (state, sum, charge) => {
  expect(deliveryCharge(terms, state, paiseFromRupees(sum))).toBe(charge * 100);
});

test('without delivery terms, delivery is free everywhere', () => {
  expect(deliveryCharge(FREE_EVERYWHERE, 'Assam', paiseFromRupees(1000))).toBe(0);
  expect(isServed(FREE_EVERYWHERE, '744101')).toBe(true);
});

test.each([
  [terms, 'Tamil Nadu', '₹40.50'],
  [terms, ' ', 'By your state'],
  [{ ...terms, states: [] }, '', '₹80'],
  [FREE_EVERYWHERE, '', 'Free'],
  [undefined, 'Kerala', 'By your state'],
])('the estimate with %j to "%s" is %s', (input, state, message) => {
  expect(chargeText(estimatedCharge(input, state, paiseFromRupees(1000)))).toBe(message);
});

test('a pincode or a pincode prefix can be excluded from delivery', () => {
  expect(isServed(terms, '682555')).toBe(false);
  expect(isServed(terms, ' 744101 ')).toBe(false);
  expect(isServed(terms, '682556')).toBe(true);
  expect(isServed(terms, '174410')).toBe(true);
});

test('a stored charge with too many decimals is rounded', () => {
  const stored = { ...FREE_EVERYWHERE, charge: 0.30000000000000004, freeFrom: 100.00000000000001 };
  expect(deliveryCharge(stored, 'Kerala', paise(100))).toBe(30);
  expect(deliveryCharge(stored, 'Kerala', paise(10_000))).toBe(0);
});
