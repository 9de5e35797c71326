import { expect, test } from 'vitest';
import { addressFromLine, addressLine } from './address.ts';

const address = {
  doorNumber: '12A',
  street: 'Mill Street',
  area: 'Gandhi Nagar',
  district: 'Coimbatore',
  state: 'Tamil Nadu',
  pincode: '642001',
};
const line = '12A, Mill Street, Gandhi Nagar, Coimbatore, Tamil Nadu, 642001';

test('an address is formatted as one line and parsed back', () => {
  expect(addressLine(address)).toBe(line);
  expect(addressFromLine(line)).toEqual(address);
});

test('an address string of old data is returned unchanged', () => {
  expect(addressLine('Near the temple, Pollachi')).toBe('Near the temple, Pollachi');
  expect(addressFromLine('Near the temple, Pollachi')).toBe('Near the temple, Pollachi');
  expect(addressFromLine('1, 2, 3, 4, 5, not a pincode')).toBe('1, 2, 3, 4, 5, not a pincode');
});
