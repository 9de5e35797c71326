import { expect, test } from 'vitest';
import { paise } from './money.ts';
import { unitPrice } from './unit-price.ts';

test.each([
  ['1 L', 36000, 36000, 'litre'],
  ['500 ml', 18900, 37800, 'litre'],
  ['250 g', 9900, 39600, 'kg'],
  ['1 kg', 11500, 11500, 'kg'],
  ['3 x 1 L', 120000, 40000, 'litre'],
  ['3 × 500 ml', 60000, 40000, 'litre'],
  ['1.5 L', 10000, 6667, 'litre'],
  [' 200 G ', 5001, 25005, 'kg'],
])('a size of %s charged at %i paise costs %i per %s', (size, charged, amount, unit) => {
  expect(unitPrice(paise(charged), size)).toEqual({ amount, unit });
});

test.each(['', 'Large', '1 dozen', '0 ml', 'L', '2 x', '1 L tin'])(
  'a size of "%s" has no unit price',
  (size) => {
    expect(unitPrice(paise(10000), size)).toBeUndefined();
  },
);
