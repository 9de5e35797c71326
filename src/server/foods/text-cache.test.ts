import { expect, test } from 'vitest';
import { TextCache } from './text-cache.ts';

const KILOBYTES = 1024;
const MAX_BYTES = 512 * KILOBYTES;
const textOf = (id: string) => `${id} எண்ணெய் ${'x'.repeat(KILOBYTES)}`;

function read(cache: TextCache, id: string): string | undefined {
  const places = cache.find([id]);
  expect(cache.has(id)).toBe(places !== undefined);
  const [place] = places ?? [];
  if (!places || place === undefined) return undefined;
  const length = cache.lengthAt(place);
  // beside other bytes, which stay
  const target = Buffer.alloc(length + 2, '.');
  expect(cache.copyFrom(place, target, 1)).toBe(length + 1);
  expect([target[0], target.at(-1)]).toEqual([46, 46]);
  cache.refresh([id], places);
  return target.toString('utf8', 1, length + 1);
}

function fill(cache: TextCache, name: string, count: number): void {
  for (let n = 0; n < count; n += 1) cache.set(`${name}-${n}`, textOf(`${name}-${n}`), cache.generation);
}

test('texts are found as they were set, the last one of an id', () => {
  const cache = new TextCache(MAX_BYTES);
  cache.set('sesame', 'நல்லெண்ணெய் "500 ml" €', cache.generation);
  cache.set('empty', '', cache.generation);
  cache.set('groundnut', 'old', cache.generation);
  cache.set('groundnut', 'new and longer', cache.generation);
  expect(['sesame', 'empty', 'groundnut', 'none'].map((id) => read(cache, id))).toEqual([
    'நல்லெண்ணெய் "500 ml" €',
    '',
    'new and longer',
    undefined,
  ]);
});

test('texts that are read stay, others are evicted', () => {
  const cache = new TextCache(MAX_BYTES);
  cache.set('read', textOf('read'), cache.generation);
  cache.set('unread', textOf('unread'), cache.generation);
  for (let round = 0; round < 40; round += 1) {
    fill(cache, `round-${round}`, 50);
    expect(read(cache, 'read'), `round ${round}`).toBe(textOf('read'));
  }
  expect(read(cache, 'unread')).toBeUndefined();
  // every text that is still there is whole, and they fill most of the cache
  const found = Array.from({ length: 40 * 50 }, (_, n) => `round-${Math.floor(n / 50)}-${n % 50}`).filter(
    (id) => {
      const text = read(cache, id);
      if (text !== undefined) expect(text).toBe(textOf(id));
      return text !== undefined;
    },
  );
  expect(found.length).toBeGreaterThan(200);
  expect(found.length).toBeLessThan(MAX_BYTES / KILOBYTES);
});

test('a text that does not fit is not cached, and what was cached of it is gone', () => {
  const cache = new TextCache(MAX_BYTES);
  cache.set('long', 'short', cache.generation);
  cache.set('long', 'x'.repeat(MAX_BYTES), cache.generation);
  expect(read(cache, 'long')).toBeUndefined();
});

test('nothing is found after clear, and a text that was read before it is not cached', () => {
  const cache = new TextCache(MAX_BYTES);
  const { generation } = cache;
  fill(cache, 'food', 300);
  cache.clear();
  cache.set('late', 'outdated', generation);
  expect(read(cache, 'food-299')).toBeUndefined();
  expect(read(cache, 'late')).toBeUndefined();
  cache.set('late', 'current', cache.generation);
  expect(read(cache, 'late')).toBe('current');
});
