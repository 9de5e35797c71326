import { expect, test } from 'vitest';
import { invertLists, type NumberLists, NumberListsBuilder } from './number-lists.ts';

function build(lists: number[][]): NumberLists {
  const builder = new NumberListsBuilder();
  for (const list of lists) builder.add(list);
  return builder.build();
}

function toArrays({ numbers, begins }: NumberLists): number[][] {
  return Array.from({ length: begins.length - 1 }, (_, list) => [
    ...numbers.subarray(begins[list], begins[list + 1]),
  ]);
}

test('lists are kept as they are, also many and empty ones', () => {
  const lists = [[3, 1], [], [2], ...Array.from({ length: 1000 }, (_, index) => [index, 7, 4_000_000_000])];
  expect(toArrays(build(lists))).toEqual(lists);
  expect(toArrays(build([]))).toEqual([]);
});

test('inverted lists have for each number the lists with it, each once', () => {
  expect(toArrays(invertLists(build([[2, 0, 2], [], [2, 3, 0, 3]]), 5))).toEqual([
    [0, 2],
    [],
    [0, 2],
    [2],
    [],
  ]);
  expect(toArrays(invertLists(build([]), 2))).toEqual([[], []]);
});
