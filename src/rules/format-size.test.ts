import { expect, test } from 'vitest';
import { formatSize, unitName } from './format-size.ts';

test.each([
  ['500 ml', '500 மி.லி.', '500 मि.ली.'],
  ['1 L', '1 லிட்டர்', '1 लीटर'],
  ['1.5 litres', '1.5 லிட்டர்', '1.5 लीटर'],
  ['3 x 1 L', '3 × 1 லிட்டர்', '3 × 1 लीटर'],
  ['250 G', '250 கிராம்', '250 ग्राम'],
  ['5 kg', '5 கிலோ', '5 किलो'],
  ['Family pack', 'Family pack', 'Family pack'],
])('a size of %s has the unit of the language; in English it stays as it is', (size, tamil, hindi) => {
  expect([formatSize(size, 'en'), formatSize(size, 'ta'), formatSize(size, 'hi')]).toEqual([
    size,
    tamil,
    hindi,
  ]);
});

test('a price per unit names the unit', () => {
  expect([unitName('litre', 'en'), unitName('litre', 'ta'), unitName('kg', 'hi')]).toEqual([
    'litre',
    'லிட்டர்',
    'किलो',
  ]);
});
