import { expect, test } from 'vitest';
import { pictureSources, pictureWidths } from './image.ts';

test('our own picture comes in several widths', () => {
  expect(pictureSources('/media/products/honey-1.webp?v=ab', 700, 'avif')).toBe(
    '/pictures/320/media/products/honey-1.avif?v=ab 320w, /pictures/640/media/products/honey-1.avif?v=ab 640w',
  );
});

test('no width is offered that the picture does not have, give or take a little', () => {
  expect(pictureWidths(900)).toEqual([320, 640, 960]);
  expect(pictureWidths(800)).toEqual([320, 640]);
  expect(pictureWidths(100)).toEqual([]);
});

test('a picture from elsewhere is used as it is', () => {
  expect(pictureSources('https://example.com/a.webp', 1200, 'avif')).toBe('');
});
