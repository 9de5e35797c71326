import { expect, test } from 'vitest';
import { policy, range } from './policy.ts';

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
  const { tamilNadu, otherStates, remote } = policy.deliveryBusinessDays;
  expect(range(tamilNadu)).toBe('2 to 4');
  expect(range(otherStates)).toBe('4 to 7');
  expect(range(remote)).toBe('7 to 10');
});

test('complaints are acknowledged within 48 hours and the minimum order is 1000 rupees', () => {
  expect(policy.grievanceAcknowledgementHours).toBe(48);
  expect(policy.minimumOrderRupees).toBe(1000);
});

test('a range starts with its lower end', () => {
  expect(range({ min: 2, max: 9 })).toBe('2 to 9');
});
