import { expect, test } from 'vitest';
import { joinAddress, splitAddress } from './farm-address.ts';

const KANGEYAM = {
  street: '3/112, Dharapuram Road',
  town: 'Kangeyam',
  state: 'Tamil Nadu',
  pincode: '638701',
};

test('an address is one text, and comes apart again', () => {
  const text = joinAddress(KANGEYAM);
  expect(text).toBe('3/112, Dharapuram Road, Kangeyam, Tamil Nadu 638701');
  expect(splitAddress(text)).toEqual(KANGEYAM);
});

test.each([
  { ...KANGEYAM, state: '' },
  { street: 'Mill Road', town: '', state: '', pincode: '' },
  { street: '', town: '', state: '', pincode: '' },
])('parts that are missing stay missing: %j', (parts) => {
  expect(splitAddress(joinAddress(parts))).toEqual(parts);
});

test.each(['4, Mill Street, Kangeyam', 'Farm 7, near the temple, Nowhere 638701', 'Kangeyam 638701'])(
  '%s, written elsewhere, stays as it is',
  (address) => {
    expect(joinAddress(splitAddress(address))).toBe(address);
  },
);

test('spaces and commas at the ends do not pile up', () => {
  expect(joinAddress({ street: ' Mill Road, ', town: 'Kangeyam ', state: '', pincode: '638701' })).toBe(
    'Mill Road, Kangeyam, 638701',
  );
});
