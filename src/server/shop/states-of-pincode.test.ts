import { expect, test } from 'vitest';
import { indianStates } from '../../rules/indian-states.ts';
import { statesOfPincode } from './states-of-pincode.ts';

test.each([
  ['600040', ['Tamil Nadu']],
  ['642001', ['Tamil Nadu']],
  ['110001', ['Delhi']],
  ['605001', ['Puducherry']],
  ['682555', ['Lakshadweep']],
  ['744101', ['Andaman and Nicobar Islands']],
  // the two source directories disagree
  ['799001', ['Telangana', 'Tripura']],
  ['403001', ['Goa']],
  // unlisted, and of the army
  ['123456', []],
  ['990001', []],
  ['', []],
])('the postal directory lists %s in %j', (pincode, states) => {
  expect(statesOfPincode(pincode)).toEqual(states);
});

test('every state has pincodes', () => {
  const listed = Array.from({ length: 800_000 }, (_, index) =>
    statesOfPincode(String(100_000 + index)),
  ).flat();
  expect(new Set(listed)).toEqual(new Set(indianStates));
});
