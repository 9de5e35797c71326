import { expect, test } from 'vitest';
import { pictureSources } from './picture.ts';

test('our own picture comes in several widths', () => {
  expect(pictureSources('/media/products/honey-1.webp?v=ab', 1200)).toBe(
    '/media/products/honey-1-320.webp?v=ab 320w, /media/products/honey-1-640.webp?v=ab 640w, /media/products/honey-1.webp?v=ab 1200w',
  );
});

test('a picture from elsewhere is used as it is', () => {
  expect(pictureSources('https://example.com/a.webp', 1200)).toBe('');
});
