import { expect, test } from 'vitest';
import { indianStates } from '../../rules/indian-states.ts';
import { placeOfPincode, statesOfPincode } from './pincode-directory.ts';

test.each([
  ['600040', 'Chennai', ['Tamil Nadu']],
  ['642001', 'Coimbatore', ['Tamil Nadu']],
  ['110001', 'New Delhi', ['Delhi']],
  ['110032', 'Shahdara', ['Delhi']],
  ['110024', 'South East Delhi', ['Delhi']],
  ['737101', 'East Sikkim', ['Sikkim']],
  ['605001', 'Pondicherry', ['Puducherry']],
  ['682555', 'Lakshadweep', ['Lakshadweep']],
  ['744101', 'South Andamans', ['Andaman and Nicobar Islands']],
  ['403001', 'North Goa', ['Goa']],
  // one source directory has it in Telangana, outside its postal circle
  ['799001', 'West Tripura', ['Tripura']],
  // on a border
  ['605007', 'Pondicherry', ['Puducherry', 'Tamil Nadu']],
])('the postal directory lists %s in %s, %j', (pincode, district, states) => {
  expect(placeOfPincode(pincode)).toEqual({ district, state: states[0], states });
});

test.each(['123456', '990001', ''])('the postal directory does not list "%s"', (pincode) => {
  expect(placeOfPincode(pincode)).toBeUndefined();
  expect(statesOfPincode(pincode)).toEqual([]);
});

test('every state has pincodes, and all of India has some nineteen thousand', () => {
  const listed = Array.from({ length: 800_000 }, (_, index) => placeOfPincode(String(100_000 + index)));
  const known = listed.filter((place) => place !== undefined);
  expect(new Set(known.map(({ state }) => state))).toEqual(new Set(indianStates));
  expect(known.length).toBeGreaterThan(19_000);
  expect(new Set(known.map(({ district }) => district)).size).toBeGreaterThan(700);
});
