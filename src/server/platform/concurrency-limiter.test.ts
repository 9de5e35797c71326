import { expect, test } from 'vitest';
import { createTurns, TooBusy } from './concurrency-limiter.ts';

test('who has stood in line for too long is sent away, and the line moves on without them', async () => {
  const inTurn = createTurns({ atOnce: 1, longestLine: 9, longestWaitMs: 20 });
  const first = Promise.withResolvers<string>();
  const running = inTurn(() => first.promise);
  await expect(inTurn(async () => 'second')).rejects.toBeInstanceOf(TooBusy);
  expect(inTurn.inLine()).toBe(0);
  const third = inTurn(async () => 'third');
  first.resolve('first');
  expect(await Promise.all([running, third])).toEqual(['first', 'third']);
  expect(await inTurn(async () => 'fourth')).toBe('fourth');
});
