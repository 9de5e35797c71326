import { expect, test } from 'vitest';
import { createConcurrencyLimiter, TooBusy } from './concurrency-limiter.ts';

test('who has stood in line for too long is sent away, and the line moves on without them', async () => {
  const limited = createConcurrencyLimiter({ atOnce: 1, maxQueue: 9, maxWaitMs: 20 });
  const first = Promise.withResolvers<string>();
  const running = limited(() => first.promise);
  await expect(limited(async () => 'second')).rejects.toBeInstanceOf(TooBusy);
  expect(limited.queueLength()).toBe(0);
  const third = limited(async () => 'third');
  first.resolve('first');
  expect(await Promise.all([running, third])).toEqual(['first', 'third']);
  expect(await limited(async () => 'fourth')).toBe('fourth');
});
