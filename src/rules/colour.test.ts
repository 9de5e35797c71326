import { expect, test } from 'vitest';
import { colourUse } from './colour.ts';

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
