import { expect, test, vi } from 'vitest';
import { createSessionCache } from './session-cache.ts';

const SESSION = {
  id: 'session',
  userId: 'meena',
  isAdmin: false,
  staffRole: null,
  isBlocked: false,
  isFresh: false,
  hasSecondFactor: false,
  isStale: false,
  unchangedSeconds: 3600,
};
const [hash, otherHash] = [Buffer.from('one'), Buffer.from('two')];

test('a session that ended while it was looked up is not remembered', () => {
  const cache = createSessionCache(() => true);
  const remember = cache.startLookUp();
  cache.forget(['meena']);
  remember(hash, SESSION);
  expect(cache.find(hash)).toBeUndefined();
  cache.startLookUp()(hash, SESSION);
  expect(cache.find(hash)).toBe(SESSION);
});

test('only the sessions of the named users are forgotten; without names, all', () => {
  const cache = createSessionCache(() => true);
  cache.startLookUp()(hash, SESSION);
  cache.startLookUp()(otherHash, { ...SESSION, userId: 'ravi' });
  cache.forget(['meena']);
  expect([cache.find(hash), cache.find(otherHash)?.userId]).toEqual([undefined, 'ravi']);
  cache.forget();
  expect(cache.find(otherHash)).toBeUndefined();
});

test('nothing is found or stored while changes cannot be heard', () => {
  let isHearing = true;
  const cache = createSessionCache(() => isHearing);
  cache.startLookUp()(hash, SESSION);
  isHearing = false;
  expect(cache.find(hash)).toBeUndefined();
  cache.startLookUp()(otherHash, SESSION);
  isHearing = true;
  expect(cache.find(otherHash)).toBeUndefined();
});

test('a session is remembered for a minute at most, and not longer than it stays as it is', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const cache = createSessionCache(() => true);
    cache.startLookUp()(hash, SESSION);
    cache.startLookUp()(otherHash, { ...SESSION, unchangedSeconds: 2 });
    vi.advanceTimersByTime(1900);
    expect(cache.find(otherHash)).toBeDefined();
    vi.advanceTimersByTime(100);
    expect(cache.find(otherHash)).toBeUndefined();
    vi.advanceTimersByTime(57_900);
    expect(cache.find(hash)).toBeDefined();
    vi.advanceTimersByTime(100);
    expect(cache.find(hash)).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

test('there is a limit to how many are remembered', () => {
  const cache = createSessionCache(() => true);
  const hashes = Array.from({ length: 10_001 }, (_, index) => Buffer.from(String(index)));
  for (const one of hashes) cache.startLookUp()(one, SESSION);
  expect(hashes.filter((one) => cache.find(one))).toHaveLength(10_000);
});
