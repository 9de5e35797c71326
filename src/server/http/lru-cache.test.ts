import { expect, test } from 'vitest';
import { type CachedResponse, LruCache } from './lru-cache.ts';

const response = (bytes: number, foods: string[] = []): CachedResponse => ({
  isFinal: true,
  headers: {},
  etag: '',
  body: Buffer.alloc(bytes),
  foods,
  madeAt: 0,
  isPage: false,
});

test('the cache stays within its size and evicts the least recently used entry', () => {
  const cache = new LruCache(100_000);
  for (let index = 0; index < 50; index += 1) {
    cache.set(`/${index}`, response(4000), cache.generation);
    cache.find('/0');
  }
  expect(cache.bytes).toBeLessThanOrEqual(100_000);
  expect(cache.find('/0')).toBeDefined();
  expect(cache.find('/1')).toBeUndefined();
  expect(cache.find('/49')).toBeDefined();
});

test('an entry that would evict most others is not cached', () => {
  const cache = new LruCache(100_000);
  cache.set('/large', response(90_000), cache.generation);
  expect(cache.find('/large')).toBeUndefined();
});

test('a response that was started before an invalidation is not cached after it', () => {
  const cache = new LruCache(100_000);
  const before = cache.generation;
  cache.clear();
  cache.set('/', response(10), before);
  expect(cache.find('/')).toBeUndefined();
  cache.set('/', response(10), cache.generation);
  expect(cache.find('/')).toBeDefined();
  expect(cache.bytes).toBeGreaterThan(0);
  cache.clear();
  expect(cache.bytes).toBe(0);
});

test('replacing an entry counts its size once', () => {
  const cache = new LruCache(100_000);
  cache.set('/', response(1000), cache.generation);
  const { bytes } = cache;
  cache.set('/', response(1000), cache.generation);
  expect(cache.bytes).toBe(bytes);
});

test('a change of a food marks the responses that show it, and the first change counts', () => {
  const cache = new LruCache(100_000);
  cache.set('/oil', response(10, ['oil']), cache.generation);
  cache.set('/all', response(10, ['oil', 'honey']), cache.generation);
  cache.set('/honey', response(10, ['honey']), cache.generation);
  cache.markStale('oil', 5, true);
  cache.markStale('oil', 9, true);
  expect(['/oil', '/all', '/honey'].map((key) => cache.find(key)?.staleSince)).toEqual([5, 5, undefined]);
  cache.set('/oil', response(10, ['honey']), cache.generation);
  cache.markStale('oil', 12, true);
  expect(cache.find('/oil')?.staleSince, 'it no longer shows that food').toBeUndefined();
});

test('the foods of a response count as its size', () => {
  const cache = new LruCache(100_000);
  const foods = Array.from({ length: 30 }, (_, index) => `food-${index}`);
  for (let index = 0; index < 100; index += 1) cache.set(`/${index}`, response(10, foods), cache.generation);
  expect(cache.bytes).toBeLessThanOrEqual(100_000);
  expect(cache.find('/50')).toBeUndefined();
});
