import { expect, test } from 'vitest';
import { stockMessage } from './cart-messages.ts';

test.each([
  [null, 99, undefined],
  [3, 3, undefined],
  [3, 4, 'Only 3 left'],
  [0, 1, 'Out of stock'],
])('stock %s, quantity %s: %s', (stock, wanted, message) => {
  expect(stockMessage(stock, wanted)).toBe(message);
});
