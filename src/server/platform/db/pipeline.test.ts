import { expect, test } from 'vitest';
import { pipeline } from './pipeline.ts';

test('results come in the order of the queries', async () => {
  expect(await pipeline(Promise.resolve(1), undefined, Promise.resolve('two'))).toEqual([
    1,
    undefined,
    'two',
  ]);
});

test('an error is thrown only after all queries have finished', async () => {
  const slow = Promise.withResolvers<string>();
  let isSettled = false;
  const failing = pipeline(Promise.reject(new Error('no')), slow.promise).catch((error: Error) => {
    isSettled = true;
    return error.message;
  });
  await new Promise(setImmediate);
  expect(isSettled).toBe(false);
  slow.resolve('late');
  expect(await failing).toBe('no');
});
