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

test('small and large sets find what comparing each food finds', () => {
  const foods = Array.from({ length: 1000 }, (_, food) => food);
  const divisible = [1, 2, 3, 7, 100, 333].map((by) => foods.filter((food) => food % by === 0));
  const sets = setsOf(divisible, foods.length);
  for (const lists of [[[0]], [[1, 4], [2]], [[3], [5, 1]], [[4], [5]], [[1], [2], [3]]])
    for (const limit of [1, 33, 1000])
      expect(sets.match(lists, limit)).toEqual(
        foods
          .filter((food) => lists.every((list) => list.some((set) => divisible[set]?.includes(food))))
          .slice(0, limit),
      );
});
