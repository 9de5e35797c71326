import { expect, test } from 'vitest';
import { createConcurrencyLimiter, OverloadedError } from './concurrency-limiter.ts';

test('a task that waits too long is rejected, and the queue continues without it', async () => {
  const limiter = createConcurrencyLimiter({ concurrency: 1, maxQueue: 9, maxWaitMs: 20 });
  const first = Promise.withResolvers<string>();
  const running = limiter(() => first.promise);
  await expect(limiter(async () => 'second')).rejects.toBeInstanceOf(OverloadedError);
  expect(limiter.queueLength()).toBe(0);
  const third = limiter(async () => 'third');
  first.resolve('first');
  expect(await Promise.all([running, third])).toEqual(['first', 'third']);
  expect(await limiter(async () => 'fourth')).toBe('fourth');
});
