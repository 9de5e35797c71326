import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colourUse, contrastOf, mixColours, readableText } from './colour.ts';
import { colourError, ratioText } from './colour-error.ts';

test('S-09 K-19 header text is black from brightness 180 on, white below', () => {
  expect(colourUse('#B4B4B4').text).toBe('#000000');
  expect(colourUse('#B3B3B3').text).toBe('#FFFFFF');
  expect(colourUse('#F6BC3C').text).toBe('#000000');
});

test.each([
  ['#1F4D2F', 0],
  ['#FF6F00', 0.23],
  ['#00C853', 0.32],
  ['#B0B0B0', 0.33],
  ['#00FF00', 0.46],
])('white text on %s is readable with a scrim of %s', (hex, scrim) => {
  expect(colourUse(hex).scrim).toBe(scrim);
});

test('an invalid colour is rejected', () => {
  expect(() => colourUse('red')).toThrow(RangeError);
  expect(() => colourUse('#12345')).toThrow(RangeError);
});

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('on every colour black or white text has a contrast of at least 4.5', () => {
  fc.assert(fc.property(anyColour, (hex) => readableText(hex).contrast >= 4.58));
  expect(readableText('#0F5C5A')).toEqual({ text: '#FFFFFF', contrast: expect.closeTo(7.8, 1) });
  expect(readableText('#F6BC3C').text).toBe('#000000');
});

test('a page may not have a colour on which its text is hard to read; the header may, with its scrim', () => {
  expect(colourError('home', '#C0A080')).toBe(
    'White text is hard to read on this colour (2.4 to 1). Choose a lighter or a darker one.',
  );
  expect(colourError('header', '#C0A080')).toBeUndefined();
  expect(colourError('home', '#FBF8F1')).toBeUndefined();
  expect(colourError('cart', '#1F4D2F')).toBeUndefined();
});

test('black on white has a contrast of 21, and a ratio is rounded down', () => {
  expect(contrastOf('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrastOf('#FFFFFF', '#FFFFFF')).toBe(1);
  expect(ratioText(4.49)).toBe('4.4 to 1');
});

test('half of black in white is grey', () => {
  expect(mixColours('#FFFFFF', '#000000', 0.5)).toBe('#808080');
});
