import { expect, test } from 'vitest';
import { storedPageOf } from './stored-pages.ts';

const keyOf = (address: string) => storedPageOf(new URL(address, 'https://shop.example'))?.key;

test.each([
  ['/', '/'],
  ['/ta', '/ta'],
  ['/ta/', '/ta'],
  ['/hi/product', '/hi/product'],
  ['/food/honey', '/food/honey'],
  ['/recipes/adai', '/recipes/adai'],
  ['/orders/SHIPPED', '/orders'],
  ['/ta/track/0190', '/ta/track'],
  ['/admin/to-pack?tab=waiting', '/admin/to-pack'],
  ['/admin/orders/01900000-0000-7000-8000-000000000010', '/admin/orders/-'],
  ['/offline?from=%2Fabout', '/offline'],
])('the document of %s may be stored', (address, key) => {
  expect(keyOf(address)).toBe(key);
});

test.each([
  '/payment',
  '/payment/0190',
  '/ta/payment/0190',
  '/checkout',
  '/profile',
  '/dashboard',
  '/login',
  '/track/0190?key=secret',
  '/staff-invite?token=secret',
  '/api/orders',
  '/api/foods',
  '/sandbox/mail',
  '/admin/overview',
  '/admin/tax',
  '/admin/orders',
  '/admin/orders/new',
  '/admin/remittances',
  '/admin/problems',
  '/admin/settings',
  '/auth/google',
  '/product?category=Oils',
  '/b/AB12',
])('the document of %s is never stored', (address) => {
  expect(keyOf(address)).toBeUndefined();
});

test.each([
  ['/', true],
  ['/ta/product', true],
  ['/food/honey', true],
  ['/cart', false],
  ['/ta/offline?from=%2Fta', false],
  ['/orders', false],
  ['/admin/to-pack', false],
])('whether the document of %s has the data of its page: %s', (address, hasData) => {
  expect(storedPageOf(new URL(address, 'https://shop.example'))?.hasData).toBe(hasData);
});
