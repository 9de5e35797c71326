import { expect, test } from 'vitest';
import { isFoodLicence, isIndianPhone } from './shop-numbers.ts';

test.each([
  '+91 90000 12345',
  '9876543210',
  '098765 43210',
  '91 98765-43210',
  '(0422) 234 5678',
  '+91 4259 234567',
  '1800 425 1234',
  '1800 123 456',
])('%s is a valid Indian phone number', (phone) => {
  expect(isIndianPhone(phone)).toBe(true);
});

test.each([
  '',
  'hello',
  '12345',
  '+91 1',
  '+1 202 555 0100',
  '+91 98765 4321',
  '98765 43210 99',
  '9876x43210',
])('"%s" is not a valid Indian phone number', (phone) => {
  expect(isIndianPhone(phone)).toBe(false);
});

test('an FSSAI number has 14 digits', () => {
  expect(isFoodLicence('12422007000123')).toBe(true);
  for (const wrong of ['', 'abc', '1242200700012', '124220070001234', '1242200700012a']) {
    expect(isFoodLicence(wrong)).toBe(false);
  }
});
