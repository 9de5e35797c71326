import { expect, test } from 'vitest';
import { withRetry } from './with-retry.ts';

const failure = (code: string) => new Error('query failed', { cause: Object.assign(new Error(), { code }) });

test.each(['40001', '40P01'])('error %s is retried until it succeeds', async (code) => {
  let tries = 0;
  const result = await withRetry(async () => {
    tries += 1;
    if (tries < 3) throw failure(code);
    return 'done';
  });
  expect([result, tries]).toEqual(['done', 3]);
});

test('retries are limited, and other errors are not retried', async () => {
  let tries = 0;
  const failing = (code: string) =>
    withRetry(async () => {
      tries += 1;
      throw failure(code);
    });
  await expect(failing('40P01')).rejects.toThrow('query failed');
  expect(tries).toBe(5);
  await expect(failing('23505')).rejects.toThrow('query failed');
  expect(tries).toBe(6);
});
