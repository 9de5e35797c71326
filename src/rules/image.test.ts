import { expect, test } from 'vitest';
import { imageSources, imageWidths } from './image.ts';

test('our own picture comes in several widths', () => {
  expect(imageSources('/media/products/honey-1.webp?v=ab', 700, 'avif')).toBe(
    '/pictures/320/media/products/honey-1.avif?v=ab 320w, /pictures/640/media/products/honey-1.avif?v=ab 640w',
  );
});

test('no width is offered that the picture does not have, give or take a little', () => {
  expect(imageWidths(900)).toEqual([320, 640, 960]);
  expect(imageWidths(800)).toEqual([320, 640]);
  expect(imageWidths(100)).toEqual([]);
});

test('a picture from elsewhere is used as it is', () => {
  expect(imageSources('https://example.com/a.webp', 1200, 'avif')).toBe('');
});
