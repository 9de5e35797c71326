import { expect, test } from 'vitest';
import { type KeptAnswer, KeptAnswers } from './lru-cache.ts';

const answer = (bytes: number): KeptAnswer => ({ headers: {}, tag: '', body: Buffer.alloc(bytes) });

test('no more is kept than fits; what was asked for least lately goes', () => {
  const kept = new KeptAnswers(100_000);
  for (let place = 0; place < 50; place += 1) {
    kept.keep(`/${place}`, answer(4000), kept.generation);
    kept.find('/0');
  }
  expect(kept.bytes).toBeLessThanOrEqual(100_000);
  expect(kept.find('/0')).toBeDefined();
  expect(kept.find('/1')).toBeUndefined();
  expect(kept.find('/49')).toBeDefined();
});

test('one answer cannot push out all others', () => {
  const kept = new KeptAnswers(100_000);
  kept.keep('/large', answer(90_000), kept.generation);
  expect(kept.find('/large')).toBeUndefined();
});

test('an answer that was begun before a change is not kept after it', () => {
  const kept = new KeptAnswers(100_000);
  const before = kept.generation;
  kept.forget();
  kept.keep('/', answer(10), before);
  expect(kept.find('/')).toBeUndefined();
  kept.keep('/', answer(10), kept.generation);
  expect(kept.find('/')).toBeDefined();
  expect(kept.bytes).toBeGreaterThan(0);
  kept.forget();
  expect(kept.bytes).toBe(0);
});

test('keeping the same address again counts once', () => {
  const kept = new KeptAnswers(100_000);
  kept.keep('/', answer(1000), kept.generation);
  const { bytes } = kept;
  kept.keep('/', answer(1000), kept.generation);
  expect(kept.bytes).toBe(bytes);
});
