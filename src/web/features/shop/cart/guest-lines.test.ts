import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearGuestCart, guestCart, saveGuestLines } from './guest-lines.ts';

const LINE = { productId: 'sesame-oil', size: '1 L', quantity: 2 };
const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => store.set(key, text),
    removeItem: (key: string) => store.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const stored = (value: unknown) => {
  store.set('guest-cart', typeof value === 'string' ? value : JSON.stringify(value));
  return guestCart();
};

test.each([
  '',
  'null',
  '[]',
  '{',
  '7',
  { items: [LINE] },
  { id: 'x' },
  { id: 'x', items: {} },
  { id: 'x', items: [] },
])('%j in the browser is an empty cart', (value) => expect(stored(value)).toBeNull());

test('only lines with an id, a size and a possible quantity count, and no more than a cart has', () => {
  const wrong = [null, 'x', {}, ...[0, -1, 1.5, 100, '2', null].map((quantity) => ({ ...LINE, quantity }))];
  expect(stored({ id: 'x', items: [...wrong, LINE] })).toEqual({ id: 'x', items: [LINE] });
  const many = Array.from({ length: 80 }, (_, index) => ({ ...LINE, size: `${index}` }));
  expect(stored({ id: 'x', items: many })?.items).toHaveLength(50);
});

test('every content has its own id, and an emptied cart leaves nothing behind', () => {
  saveGuestLines([LINE]);
  const first = guestCart();
  saveGuestLines([{ ...LINE, quantity: 3 }]);
  expect(guestCart()?.id).not.toBe(first?.id);
  expect(guestCart()?.items).toEqual([{ ...LINE, quantity: 3 }]);
  saveGuestLines([]);
  expect([guestCart(), store.size]).toEqual([null, 0]);
});

test('a merged cart is emptied only if it has not changed since', () => {
  saveGuestLines([LINE]);
  clearGuestCart('another');
  expect(guestCart()?.items).toEqual([LINE]);
  clearGuestCart(guestCart()?.id ?? '');
  expect(guestCart()).toBeNull();
});

test('a browser that stores nothing is reported', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(saveGuestLines([LINE])).toBe(false);
});
