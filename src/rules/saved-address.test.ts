import { expect, test } from 'vitest';
import { isComplete, mobileOf } from './saved-address.ts';

const address = {
  doorNumber: '7/2',
  street: 'Bharathi Street',
  area: 'Gobichettipalayam',
  district: 'Erode',
  state: 'Tamil Nadu',
  pincode: '638452',
};

test('an address is complete when a parcel can be sent there as it is', () => {
  expect(isComplete({ address, phone: '9841233456' })).toBe(true);
  expect(isComplete({ address: { ...address, state: 'tamilnadu' }, phone: '9841233456' })).toBe(true);
});

test.each([
  ['a plain line', { address: '7/2, Bharathi Street, Erode' }],
  ['a state that nobody knows', { address: { ...address, state: 'Konguland' } }],
  ['an empty part', { address: { ...address, area: ' ' } }],
  ['a short pincode', { address: { ...address, pincode: '63845' } }],
  ['no mobile number', { phone: '' }],
])('%s is not complete', (_, changes) => {
  expect(isComplete({ address, phone: '9841233456', ...changes })).toBe(false);
});

test('the country code of an older profile is left out', () => {
  expect([mobileOf('919841233456'), mobileOf('9841233456'), mobileOf('91984123')]).toEqual([
    '9841233456',
    '9841233456',
    '91984123',
  ]);
});
