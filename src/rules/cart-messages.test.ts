import { afterEach, expect, test } from 'vitest';
import { setLanguageSource } from '../messages/current-language.ts';
import { minimumMessage, stockMessage } from './cart-messages.ts';

afterEach(() => setLanguageSource(() => 'en'));

test.each([
  [null, 99, undefined],
  [3, 3, undefined],
  [3, 4, 'Only 3 left'],
  [0, 1, 'Out of stock'],
])('stock %s, quantity %s: %s', (stock, wanted, message) => {
  expect(stockMessage(stock, wanted)).toBe(message);
});

test('a customer reads what is wrong with the cart in the language of the page', () => {
  setLanguageSource(() => 'ta');
  expect(stockMessage(3, 4)).toBe('3 மட்டுமே உள்ளது');
  setLanguageSource(() => 'hi');
  expect(minimumMessage({ minimumOrderRupees: 1500 })).toContain('न्यूनतम ऑर्डर ₹1500');
});
