import { expect, test } from 'vitest';
import { businessDaysLater, deliveryDays, deliveryEstimate } from './delivery.ts';

test.each([
  ['Tamil Nadu', 2, 4],
  [' tamilnadu ', 2, 4],
  ['Kerala', 4, 7],
  ['Assam', 7, 10],
  ['Jammu & Kashmir', 7, 10],
  ['Andaman  and Nicobar Islands', 7, 10],
])('K-41 K-42 K-43 %s takes %s to %s business days', (state, min, max) => {
  expect(deliveryDays(state)).toEqual({ min, max });
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
  expect(deliveryEstimate('Tamil Nadu', monday)).toEqual({ earliest: '2026-11-19', latest: '2026-11-23' });
  expect(deliveryEstimate('Sikkim', monday)).toEqual({ earliest: '2026-11-25', latest: '2026-11-30' });
});
