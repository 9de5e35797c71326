import { expect, test } from 'vitest';
import { z } from 'zod';
import { extensionErrors } from './check-extensions.ts';

const key = { name: 'ACME_KEY', label: 'Key', schema: z.string() };
const payment = {
  id: 'acme',
  method: 'acme',
  label: 'Acme',
  icon: 'bank',
  provider: 'Acme',
  texts: { howToPay: 'with Acme', refundWay: 'to your Acme account' },
  keys: [key],
  settings: () => ({}),
  server: async () => ({}),
  panel: async () => ({}),
};
const extension = { name: 'acme', apiVersion: 1, payments: [payment] };
const withPayment = (changes: object) => [{ ...extension, payments: [{ ...payment, ...changes }] }];

test('a right extension has no errors', () => {
  expect(extensionErrors([extension])).toEqual([]);
});

test.each([
  [
    withPayment({ id: 'Acme Pay' }),
    'extensions/acme: payments[0].id: must be 2 to 31 small letters, digits or hyphens, and begin with a letter',
  ],
  [withPayment({ id: 'outside' }), 'extensions/acme: payments[0].id: must not be "outside"'],
  [withPayment({ icon: 'coin' }), 'extensions/acme: payments[0].icon: must be phone, wallet, bank or cash'],
  [withPayment({ server: undefined }), 'extensions/acme: payments[0].server: must be a function'],
  [withPayment({ label: { ta: 'x' } }), 'extensions/acme: payments[0].label: must be a text, or an object'],
  [withPayment({ texts: { howToPay: 'x' } }), 'extensions/acme: payments[0].texts.refundWay: '],
  [
    withPayment({ keys: [{ ...key, name: 'acme key' }] }),
    'extensions/acme: payments[0].keys[0].name: must look like ACME_KEY_ID',
  ],
  [[{ ...extension, apiVersion: 2 }], "extensions/acme: apiVersion: must be 1, the version of this shop's"],
  [[{ apiVersion: 1 }], 'extensions[0]: name: must be a text'],
  [['acme'], 'extensions[0]: it: '],
])('one line names the field: %#', (extensions, line) => {
  const errors = extensionErrors(extensions);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain(line);
});

test('names, ids and keys belong to one extension', () => {
  expect(extensionErrors([extension, { ...extension, name: 'other' }])).toEqual([
    'extensions/other: payments[0].id: acme is the payment id of extensions/acme too',
    'extensions/other: payments[0].method: acme is the payment method of extensions/acme too',
    'extensions/other: payments[0].keys[0].name: ACME_KEY is the key of extensions/acme too',
  ]);
  expect(extensionErrors([extension, extension])[0]).toContain('acme is the name of extensions/acme too');
});
