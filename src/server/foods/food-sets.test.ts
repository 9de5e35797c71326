import { expect, test } from 'vitest';
import { NumberListsBuilder } from '../../rules/number-lists.ts';
import { FoodSets } from './food-sets.ts';

function setsOf(sets: number[][], foods: number): FoodSets {
  const builder = new NumberListsBuilder();
  for (const set of sets) builder.add(set);
  return new FoodSets(builder.build(), foods);
}

test('foods are in a set of each list, the first ones in their order', () => {
  const sets = setsOf([[0, 31, 32, 63, 99], [5, 32, 64], [31, 63, 64, 99], []], 100);
  expect(sets.match([[0]], 10)).toEqual([0, 31, 32, 63, 99]);
  expect(sets.match([[1, 0]], 4)).toEqual([0, 5, 31, 32]);
  expect(sets.match([[0], [2]], 10)).toEqual([31, 63, 99]);
  expect(sets.match([[0, 1], [2]], 3)).toEqual([31, 63, 64]);
  expect(sets.match([[0], [3]], 10)).toEqual([]);
  expect(sets.match([[0], []], 10)).toEqual([]);
  expect(sets.match([], 10)).toEqual([]);
  expect(sets.match([[0]], 0)).toEqual([]);
});

test.each([1000, 20_000])('small and large sets of %i foods find what comparing each food finds', (count) => {
  const foods = Array.from({ length: count }, (_, food) => food);
  const divisors = [1, 2, 3, 7, 100, 333, 4999];
  const sets = setsOf(
    divisors.map((by) => foods.filter((food) => food % by === 0)),
    count,
  );
  const isIn = (food: number, set: number) => food % (divisors[set] ?? 0) === 0;
  for (const lists of [[[0]], [[1, 4], [2]], [[3], [5, 1]], [[4], [5]], [[6], [4, 5]], [[1], [2], [3]]])
    for (const limit of [1, 33, count])
      expect(sets.match(lists, limit)).toEqual(
        foods.filter((food) => lists.every((list) => list.some((set) => isIn(food, set)))).slice(0, limit),
      );
});
