import { expect, test } from 'vitest';
import { businessDaysLater, deliveryDays, deliveryEstimate } from './delivery.ts';
import { DEFAULT_POLICY } from './policy.ts';

const shop = { state: 'Tamil Nadu', policy: DEFAULT_POLICY };

test.each([
  ['Tamil Nadu', 2, 4],
  [' tamilnadu ', 2, 4],
  ['Kerala', 4, 7],
  ['Assam', 7, 10],
  ['Jammu & Kashmir', 7, 10],
  ['Andaman  and Nicobar Islands', 7, 10],
])('K-41 K-42 K-43 %s takes %s to %s business days', (state, min, max) => {
  expect(deliveryDays(state, shop)).toEqual({ min, max });
});

test('the days at home are those of the shop’s own state, also where that is a remote one', () => {
  const punjab = { ...shop, state: 'Punjab' };
  expect(deliveryDays('punjab', punjab)).toEqual({ min: 2, max: 4 });
  expect(deliveryDays('Tamil Nadu', punjab)).toEqual({ min: 4, max: 7 });
  expect(deliveryDays('Assam', { ...shop, state: 'Assam' })).toEqual({ min: 2, max: 4 });
});

test('without a state of the shop no address is at home, not even one of an unknown state', () => {
  const nowhere = { ...shop, state: '' };
  expect(deliveryDays('Tamil Nadu', nowhere)).toEqual({ min: 4, max: 7 });
  expect(deliveryDays('Atlantis', nowhere)).toEqual({ min: 4, max: 7 });
  expect(deliveryDays('', nowhere)).toEqual({ min: 4, max: 7 });
});

test('Saturday is a business day, Sunday is not', () => {
  // Friday
  const friday = new Date('2026-11-13T06:00:00Z');
  expect(businessDaysLater(friday, 1)).toBe('2026-11-14');
  expect(businessDaysLater(friday, 2)).toBe('2026-11-16');
});

test('days are in India’s time zone: 7:30 pm in London is the next day', () => {
  expect(businessDaysLater(new Date('2026-11-10T19:30:00Z'), 1)).toBe('2026-11-12');
});

test('K-40 the estimate adds processing and delivery days', () => {
  // Monday, 1 + 2 and 2 + 4 business days
  const monday = new Date('2026-11-16T06:00:00Z');
  expect(deliveryEstimate('Tamil Nadu', monday, shop)).toEqual({
    earliest: '2026-11-19',
    latest: '2026-11-23',
  });
  expect(deliveryEstimate('Sikkim', monday, shop)).toEqual({ earliest: '2026-11-25', latest: '2026-11-30' });
});
