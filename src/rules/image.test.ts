import { expect, test } from 'vitest';
import { imageSources, imageWidths } from './image.ts';

test('our own images have several widths', () => {
  expect(imageSources('/media/products/honey-1.webp?v=ab', 700, 'avif')).toBe(
    '/pictures/320/media/products/honey-1.avif?v=ab 320w, /pictures/640/media/products/honey-1.avif?v=ab 640w',
  );
});

test('widths much larger than the image are not offered', () => {
  expect(imageWidths(900)).toEqual([320, 640, 960]);
  expect(imageWidths(800)).toEqual([320, 640]);
  expect(imageWidths(100)).toEqual([]);
});

test('an external image has no srcset', () => {
  expect(imageSources('https://example.com/a.webp', 1200, 'avif')).toBe('');
});
