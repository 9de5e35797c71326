import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test('a text is cut, but never within an emoji', () => {
  expect(cutText('Rice', 10)).toBe('Rice');
  expect(cutText('Rice', 2)).toBe('Ri');
  expect(cutText('Rice 🌾', 6)).toBe('Rice ');
  expect(cutText('Rice 🌾 of the delta', 7)).toBe('Rice 🌾');
});
