import { expect, test } from 'vitest';
import { extensionDelay, GIVE_UP_HOURS, webhookDelay } from './delivery-retries.ts';

test('a webhook is tried ten times within about three days, each time later', () => {
  const delays = Array.from({ length: 9 }, (_, index) => webhookDelay(index + 1) ?? 0);
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
  const hours = delays.reduce((total, seconds) => total + seconds, 0) / 3600;
  expect(hours).toBeGreaterThan(GIVE_UP_HOURS);
  expect(hours).toBeLessThan(80);
  expect(webhookDelay(10)).toBeUndefined();
});

test('an extension is tried again for ever, in the end each hour', () => {
  expect([1, 2, 3, 50, 30_000].map(extensionDelay)).toEqual([5, 10, 20, 3600, 3600]);
});
