import { expect, test } from 'vitest';
import { policy, range } from './policy.ts';

test('an order can be returned, reported and cancelled within the promised times', () => {
  expect(policy.returnDays).toBe(5);
  expect(policy.discrepancyHours).toBe(48);
  expect(policy.freeCancellationHours).toBe(5);
});

test('refund, exchange and processing take the promised days', () => {
  expect(range(policy.refundBusinessDays)).toBe('5 to 7');
  expect(range(policy.exchangeWorkingDays)).toBe('3 to 5');
  expect(range(policy.processingBusinessDays)).toBe('1 to 2');
});

test('delivery takes longer the farther the parcel goes', () => {
  const { tamilNadu, otherStates, remote } = policy.deliveryBusinessDays;
  expect(range(tamilNadu)).toBe('2 to 4');
  expect(range(otherStates)).toBe('4 to 7');
  expect(range(remote)).toBe('7 to 10');
});

test('complaints are acknowledged in 48 hours and an order starts at 1000 rupees', () => {
  expect(policy.grievanceAcknowledgementHours).toBe(48);
  expect(policy.minimumOrderRupees).toBe(1000);
});

test('a range names its lower end first', () => {
  expect(range({ min: 2, max: 9 })).toBe('2 to 9');
});
