import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilSent } from './offline.ts';

let isUp: boolean;
beforeEach(() => {
  vi.useFakeTimers();
  const events = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, events[name].bind(events));
  isUp = false;
  vi.stubGlobal('fetch', async () => {
    if (!isUp) throw new TypeError('no connection');
    return new Response();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Work that succeeds at the try with this number; returns when it was tried, in seconds. */
function startWork(succeedsAt: number): number[] {
  const start = Date.now();
  const tries: number[] = [];
  untilSent(async () => {
    tries.push((Date.now() - start) / 1000);
    return tries.length === succeedsAt;
  });
  return tries;
}

test('a try that comes too early is repeated soon, then less and less often', async () => {
  isUp = true;
  const tries = startWork(7);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(tries).toEqual([1, 3, 7, 15, 30, 45, 60]);
});

test('the connection comes back: at once, and soon again if that was too early', async () => {
  const tries = startWork(2);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(tries).toEqual([]);
  isUp = true;
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toEqual([40, 41]);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toHaveLength(2);
});
