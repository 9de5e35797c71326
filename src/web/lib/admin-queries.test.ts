import { expect, test } from 'vitest';
import { nullIfNotFound } from './admin-queries.ts';
import { ApiError } from './call-api.ts';

const failing = (status: number) => Promise.reject(new ApiError('No', { status }));

test('a record that the server does not find is null', async () => {
  expect(await nullIfNotFound(Promise.resolve({ _id: 'a' }))).toEqual({ _id: 'a' });
  expect(await nullIfNotFound(failing(404))).toBeNull();
  expect(await nullIfNotFound(failing(400), [404, 400])).toBeNull();
});

test('any other error is thrown', async () => {
  await expect(nullIfNotFound(failing(400))).rejects.toThrow(ApiError);
  await expect(nullIfNotFound(failing(0))).rejects.toThrow(ApiError);
  await expect(nullIfNotFound(Promise.reject(new RangeError('bug')))).rejects.toThrow(RangeError);
});
