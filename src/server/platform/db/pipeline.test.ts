import { expect, test } from 'vitest';
import { pipeline } from './pipeline.ts';

test('answers come in the order of the questions', async () => {
  expect(await pipeline(Promise.resolve(1), undefined, Promise.resolve('two'))).toEqual([
    1,
    undefined,
    'two',
  ]);
});

test('a failure is told when nobody speaks any more', async () => {
  const slow = Promise.withResolvers<string>();
  let isOver = false;
  const asked = pipeline(Promise.reject(new Error('no')), slow.promise).catch((error: Error) => {
    isOver = true;
    return error.message;
  });
  await new Promise(setImmediate);
  expect(isOver).toBe(false);
  slow.resolve('late');
  expect(await asked).toBe('no');
});
