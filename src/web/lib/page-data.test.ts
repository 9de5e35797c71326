import { expect, test } from 'vitest';
import { readData, writeData } from './page-data.ts';

let count = 0;

/** What a page gets whose data this is, and whether it was written anew. */
async function dataOf(data: unknown) {
  const before = count;
  const stream = writeData(data, () => {
    count += 1;
    return new Response(JSON.stringify(data) ?? '').body ?? new ReadableStream();
  });
  const text = await readData(stream, (written) => `(${written})`);
  return { text, isWritten: count > before };
}

test('the same data is written once, other data never gets its text', async () => {
  const foods = Object.freeze([{ title: 'ghee', price: 900 }]);
  const pageWith = (changes: object) => ({ loaderData: { home: { foods, ...changes } }, errors: undefined });
  const text = (data: unknown) => `(${JSON.stringify(data)})`;
  const first = pageWith({ page: 1 });
  expect(await dataOf(first)).toEqual({ text: text(first), isWritten: true });
  expect(await dataOf(pageWith({ page: 1 }))).toEqual({ text: text(first), isWritten: false });
  for (const other of [
    pageWith({ page: 2 }),
    pageWith({ page: '1' }),
    pageWith({}),
    pageWith({ page: 1, user: 'Asha' }),
    pageWith({ page: 1, foods: [{ title: 'ghee', price: 901 }] }),
    pageWith({ page: 1, foods: { 0: { title: 'ghee', price: 900 }, length: 1 } }),
    // another order of names is another text
    { errors: undefined, loaderData: { home: { foods, page: 1 } } },
    { loaderData: { home: { page: 1, foods } }, errors: undefined },
    null,
  ])
    expect(await dataOf(other)).toEqual({ text: text(other), isWritten: true });
  // equal, though not the same objects
  expect(await dataOf(structuredClone(first))).toEqual({ text: text(first), isWritten: false });
});

test('what can change by itself is written each time', async () => {
  for (const value of [new Date(0), Promise.resolve(1), new Error('late'), new Map([['a', 1]])]) {
    expect(await dataOf({ value })).toMatchObject({ isWritten: true });
    expect(await dataOf({ value })).toMatchObject({ isWritten: true });
  }
});

test('the data of a few pages is remembered', async () => {
  await dataOf({ food: 'first' });
  for (let food = 0; food < 16; food += 1) await dataOf({ food });
  expect(await dataOf({ food: 15 })).toMatchObject({ isWritten: false });
  expect(await dataOf({ food: 'first' })).toMatchObject({ isWritten: true });
});
