import { expect, test } from 'vitest';
import { createAskedBefore } from './asked-before.ts';

const twice = (target: string) => {
  const isAskedBefore = createAskedBefore();
  return [isAskedBefore(`br ${target}`, target), isAskedBefore(`br ${target}`, target)];
};

test.each(['/', '/ta', '/food/honey', '/api/foods', '/api/foods/id/honey?language=ta'])(
  '%s is stored at once',
  (target) => expect(twice(target)).toEqual([true, true]),
);

test.each([
  '/api/foods/search/oil',
  '/api/foods/suggest/oi',
  '/search/oil',
  '/ta/search/oil',
  '/?n=1',
  '/food/honey?utm_source=news',
  '/api/foods?n=1',
  '/api/foods/id/honey?n=1&language=ta',
])('%s is stored when it is asked for again', (target) => expect(twice(target)).toEqual([false, true]));

test('however many others are asked for, it needs no more memory, and only some are asked for as new ones', () => {
  const isAskedBefore = createAskedBefore();
  const targets = Array.from({ length: 1000 }, (_, index) => `/?n=${index}`);
  for (const target of targets) isAskedBefore(target, target);
  const known = targets.filter((target) => isAskedBefore(target, target));
  expect(known.length).toBeGreaterThan(900);
});
