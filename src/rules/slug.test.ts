import { expect, test } from 'vitest';
import { isSlug, slugFrom } from './slug.ts';

test.each(['a2-cow-ghee', 'honey', '7'])('%s is a valid slug', (text) => {
  expect(isSlug(text)).toBe(true);
});

test.each(['', 'A', 'a--b', '-a', 'a-', 'a b', 'a\0', '../etc', 'a'.repeat(101)])(
  '%j is not a valid slug',
  (text) => {
    expect(isSlug(text)).toBe(false);
  },
);

test.each([
  ['Wood-Pressed Sesame Oil', 'wood-pressed-sesame-oil'],
  ['  Crème & Ghee! ', 'creme-ghee'],
  ['தேன் 500 g', '500-g'],
  ['கருப்பட்டி', ''],
])('%s becomes %s', (name, slug) => {
  expect(slugFrom(name)).toBe(slug);
});

test('a long name becomes a valid slug', () => {
  expect(isSlug(slugFrom(`${'a'.repeat(99)} ${'b'.repeat(99)}`))).toBe(true);
});
