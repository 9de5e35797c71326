import { expect, test } from 'vitest';
import { decodePlainData } from './decode-plain-data.ts';

test('lists and objects are read by position, each once', () => {
  const text =
    '[{"_1":2,"_5":3,"_6":-7,"_7":-5},"foods",[3,3,4],{"_8":9},1.5,"first","none","empty","name","Oil"]\n';
  const { value } = decodePlainData(text) ?? {};
  const oil = { name: 'Oil' };
  expect(value).toEqual({ foods: [oil, oil, 1.5], first: oil, none: undefined, empty: null });
  const { foods, first } = value as { foods: object[]; first: object };
  expect(foods[0]).toBe(first);
});

test.for([
  ['a date', '[{"_1":2},"at",["D",1700000000000]]\n'],
  ['an error', '[["E","broken","TypeError"]]\n'],
  ['a promise', '[{"_1":2},"later",["P",2]]\nP2:["done"]\n'],
  ['a number that JSON lacks', '[{"_1":-2},"x"]\n'],
])('%s is left to the router', ([, text = '']) => {
  expect(decodePlainData(text)).toBeUndefined();
});
