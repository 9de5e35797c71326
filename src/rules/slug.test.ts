import { expect, test } from 'vitest';
import { isSlug } from './slug.ts';

test.each(['a2-cow-ghee', 'honey', '7'])('%s can be an id', (text) => {
  expect(isSlug(text)).toBe(true);
});

test.each(['', 'A', 'a--b', '-a', 'a-', 'a b', 'a\0', '../etc', 'a'.repeat(101)])('%j can not', (text) => {
  expect(isSlug(text)).toBe(false);
});
