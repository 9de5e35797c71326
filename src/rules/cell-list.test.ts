import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listFromCell, listToCell, pairsFromCell, pairsToCell } from './cell-list.ts';

test('a list is written as people write lists', () => {
  expect(listToCell(['oil', 'sesame'], ',')).toBe('oil, sesame');
  expect(listToCell(['Karur, Tamil Nadu', 'Erode'], ';')).toBe('Karur, Tamil Nadu; Erode');
  expect(listFromCell(' oil ,sesame,, ', ',')).toEqual(['oil', 'sesame']);
});

test('pairs are written with a colon and a bar', () => {
  const pairs: [string, string][] = [
    ['Country of origin', 'India'],
    ['Salt', ''],
    ['Ratio', '2:1'],
  ];
  expect(pairsToCell(pairs)).toBe('Country of origin: India | Salt | Ratio: 2:1');
  expect(pairsFromCell('Country of origin: India|Salt | Ratio: 2:1 |')).toEqual(pairs);
});

const text = fc
  .oneof(fc.string({ maxLength: 12 }), fc.constantFrom('a|b', 'a\\', 'a:b', '\\:', 'a, b', 'a;b', '\\\\|'))
  .map((value) => value.trim());

test('any list is the same after writing and reading', () => {
  const items = fc.array(text.filter((item) => item !== ''));
  for (const separator of [',', ';', '|'] as const)
    fc.assert(
      fc.property(items, (list) => {
        expect(listFromCell(listToCell(list, separator), separator)).toEqual(list);
      }),
    );
});

test('any pairs are the same after writing and reading', () => {
  const name = text.filter((part) => part !== '');
  fc.assert(
    fc.property(fc.array(fc.tuple(name, text)), (list) => {
      expect(pairsFromCell(pairsToCell(list))).toEqual(list);
    }),
  );
});
