import { expect, test } from 'vitest';
import {
  chargeText,
  type DeliveryRates,
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

const rule = (input: DeliveryTerms, rates?: DeliveryRates) => ({ terms: input, rates });
const parcel = (state: string, goodsTotal: number) => ({
  state,
  pincode: '642001',
  weightGrams: 1500,
  goodsTotal,
});
const to = (pincode: string) => ({ ...parcel('Kerala', 100_000), pincode });

test.each([
  ['Kerala', 1999.99, 80],
  ['Kerala', 2000, 0],
  ['tamilnadu', 1499.99, 40.5],
  ['Tamil Nadu', 1500, 0],
  ['Assam', 50_000, 150],
  ['Atlantis', 1000, 80],
  ['', 1000, 80],
])('delivery to %s for %s rupees costs %s', (state, sum, charge) => {
  expect(deliveryCharge(rule(terms), parcel(state, paiseFromRupees(sum)))).toBe(charge * 100);
});

test('without delivery terms, delivery is free everywhere', () => {
  expect(deliveryCharge(rule(FREE_EVERYWHERE), parcel('Assam', paiseFromRupees(1000)))).toBe(0);
  expect(isServed(rule(FREE_EVERYWHERE), to('744101'))).toBe(true);
});

test.each([
  [terms, 'Tamil Nadu', '₹40.50'],
  [terms, ' ', 'By your state'],
  [{ ...terms, states: [] }, '', '₹80'],
  [FREE_EVERYWHERE, '', 'Free'],
  [undefined, 'Kerala', 'By your state'],
])('the estimate with %j to "%s" is %s', (input, state, message) => {
  expect(chargeText(estimatedCharge(input && rule(input), parcel(state, paiseFromRupees(1000))))).toBe(
    message,
  );
});

test('a pincode or a pincode prefix can be excluded from delivery', () => {
  expect(isServed(rule(terms), to('682555'))).toBe(false);
  expect(isServed(rule(terms), to(' 744101 '))).toBe(false);
  expect(isServed(rule(terms), to('682556'))).toBe(true);
  expect(isServed(rule(terms), to('174410'))).toBe(true);
});

test('a stored charge with too many decimals is rounded', () => {
  const stored = { ...FREE_EVERYWHERE, charge: 0.30000000000000004, freeFrom: 100.00000000000001 };
  expect(deliveryCharge(rule(stored), parcel('Kerala', paise(100)))).toBe(30);
  expect(deliveryCharge(rule(stored), parcel('Kerala', paise(10_000)))).toBe(0);
});

test('the rates of a courier replace the charge, but not the amount from which delivery is free', () => {
  const byWeight = rule(terms, ({ weightGrams }) => 5000 + weightGrams);
  expect(deliveryCharge(byWeight, parcel('Kerala', 100_000))).toBe(6500);
  expect(deliveryCharge(byWeight, parcel('Kerala', 200_000))).toBe(0);
  expect(estimatedCharge(byWeight, to('642001'))).toBe(6500);
  expect(estimatedCharge(byWeight, to('6420'))).toBeUndefined();
  expect(estimatedCharge(byWeight, parcel('', 100_000))).toBeUndefined();
});

test('a courier without a rate for a place does not go there', () => {
  const local = rule(FREE_EVERYWHERE, ({ pincode }) => (pincode.startsWith('6') ? 4000 : undefined));
  expect(isServed(local, to('642001'))).toBe(true);
  expect(isServed(local, to('110001'))).toBe(false);
});
