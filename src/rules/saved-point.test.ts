import { expect, test } from 'vitest';
import { findSavedPoint } from './saved-point.ts';

const home = {
  doorNumber: '12A',
  street: 'Mill Street',
  area: 'Gandhi Nagar',
  district: 'Coimbatore',
  state: 'Tamil Nadu',
  pincode: '642001',
};
const point = { lat: '10.6583', lng: '77.0085' };
const order = (address: typeof home | string, addressLatLng: typeof point | null = point) => ({
  address,
  addressLatLng,
});

test('the map point of the newest order to the same address is reused, whatever the spelling', () => {
  const moved = { lat: '10.7', lng: '77.1' };
  const spelled = { ...home, doorNumber: ' 12a', street: 'Mill  street.', state: 'TN', district: 'Kovai' };
  expect(findSavedPoint([order(spelled, moved), order(home)], home)).toEqual(moved);
});

test('another address, an order without a point and a one-line address do not match', () => {
  expect(findSavedPoint([order({ ...home, doorNumber: '12B' })], home)).toBeUndefined();
  expect(findSavedPoint([order({ ...home, pincode: '600040' })], home)).toBeUndefined();
  expect(findSavedPoint([order(home, null)], home)).toBeUndefined();
  expect(findSavedPoint([order('12A, Mill Street')], home)).toBeUndefined();
  expect(findSavedPoint([], home)).toBeUndefined();
});

test('an incomplete address has no saved point', () => {
  const empty = { ...home, doorNumber: '', street: '' };
  expect(findSavedPoint([order(empty)], empty)).toBeUndefined();
});

test('letters of every script are compared', () => {
  const tamil = { ...home, street: 'மில் தெரு', area: 'காந்தி நகர்' };
  expect(findSavedPoint([order(tamil)], tamil)).toEqual(point);
  expect(findSavedPoint([order({ ...tamil, street: 'மால் தெரு' })], tamil)).toBeUndefined();
});
