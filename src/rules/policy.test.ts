import { expect, test } from 'vitest';
import {
  count,
  DEFAULT_POLICY,
  GRIEVANCE_ACKNOWLEDGEMENT_HOURS,
  policyOfOrder,
  promiseOf,
  range,
} from './policy.ts';

const policy = DEFAULT_POLICY;

test('the return, damage report and cancellation periods', () => {
  expect(policy.returnDays).toBe(5);
  expect(policy.discrepancyHours).toBe(48);
  expect(policy.freeCancellationHours).toBe(5);
});

test('the days for refund, exchange and processing', () => {
  expect(range(policy.refundBusinessDays)).toBe('5 to 7');
  expect(range(policy.exchangeWorkingDays)).toBe('3 to 5');
  expect(range(policy.processingBusinessDays)).toBe('1 to 2');
});

test('the delivery days per region', () => {
  const { home, otherStates, remote } = policy.deliveryBusinessDays;
  expect(range(home)).toBe('2 to 4');
  expect(range(otherStates)).toBe('4 to 7');
  expect(range(remote)).toBe('7 to 10');
});

test('complaints are acknowledged within 48 hours and the minimum order is 1000 rupees', () => {
  expect(GRIEVANCE_ACKNOWLEDGEMENT_HOURS).toBe(48);
  expect(policy.minimumOrderRupees).toBe(1000);
});

test('a range starts with its lower end, and one number reads as one', () => {
  expect(range({ min: 2, max: 9 })).toBe('2 to 9');
  expect(range({ min: 3, max: 3 })).toBe('3');
});

test('amounts have their unit in singular or plural', () => {
  expect(count(1, 'hour')).toBe('1 hour');
  expect(count(5, 'day')).toBe('5 days');
  expect(count({ min: 1, max: 1 }, 'business day')).toBe('1 business day');
  expect(count({ min: 1, max: 2 }, 'business day')).toBe('1 to 2 business days');
});

test('of the promised and the current policy the better for the customer counts', () => {
  const stricter = {
    ...policy,
    freeCancellationHours: 1,
    returnDays: 2,
    discrepancyHours: 24,
    refundBusinessDays: { min: 8, max: 12 },
    minimumOrderRupees: 2000,
  };
  expect(policyOfOrder(stricter, promiseOf(policy))).toEqual({ ...policy, minimumOrderRupees: 2000 });
  expect(policyOfOrder(policy, promiseOf(stricter))).toEqual(policy);
});

test('an order without a stored promise has at least the default periods', () => {
  const longer = { ...policy, returnDays: 30, freeCancellationHours: 1 };
  expect(policyOfOrder(longer, {})).toMatchObject({ returnDays: 30, freeCancellationHours: 5 });
});
