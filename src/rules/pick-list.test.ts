import { expect, test } from 'vitest';
import { countPieces, pickList } from './pick-list.ts';

const oil = { foodId: 'oil', name: 'Groundnut oil', size: '1 L' };
const ghee = { foodId: 'ghee', name: 'Ghee', size: '500 ml' };
const rice = { foodId: 'rice', name: 'Rice', size: '1 kg' };
const place = { imageUrl: '', stock: null };

test('pieces are summed by food and size, in the order of the shelves, and the last ones are marked', () => {
  const lines = pickList(
    [
      {
        lines: [
          { ...rice, quantity: 1 },
          { ...oil, quantity: 2 },
        ],
      },
      {
        lines: [
          { ...oil, quantity: 4 },
          { ...ghee, quantity: 2 },
        ],
      },
    ],
    [
      { ...place, foodId: 'oil', size: '1 L', shelf: 'A10' },
      { ...place, foodId: 'ghee', size: '500 ml', shelf: 'A2', stock: 0 },
    ],
  );
  expect(lines.map(({ name, quantity, shelf, isLast }) => [name, quantity, shelf, isLast])).toEqual([
    ['Ghee', 2, 'A2', true],
    ['Groundnut oil', 6, 'A10', false],
    ['Rice', 1, '', false],
  ]);
  expect(countPieces(lines)).toBe(9);
});
