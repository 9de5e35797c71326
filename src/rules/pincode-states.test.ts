import { expect, test } from 'vitest';
import { stateError, statesOfPincode } from './pincode-states.ts';
import { indianStates } from './states.ts';

test.each([
  ['600040', ['Tamil Nadu']],
  ['110001', ['Delhi']],
  ['605014', ['Tamil Nadu', 'Puducherry']],
  ['682555', ['Kerala', 'Lakshadweep']],
  ['744101', ['Andaman and Nicobar Islands']],
  ['799001', ['Tripura']],
  ['403001', ['Goa']],
  ['814131', ['Bihar', 'Jharkhand']],
  ['990001', undefined],
  ['000000', undefined],
  ['', undefined],
])('the pincode %s may lie in %j', (pincode, states) => {
  expect(statesOfPincode(pincode)).toEqual(states);
});

test('every state has pincodes', () => {
  const reached = new Set(
    Array.from({ length: 1000 }, (_, beginning) => statesOfPincode(`${beginning}001`) ?? []).flat(),
  );
  expect([...reached].toSorted()).toEqual([...indianStates].toSorted());
});

test.each([
  ['Tamil Nadu', '600040', undefined],
  ['தமிழ்நாடு', '600040', undefined],
  ['Pondicherry', '605014', undefined],
  ['Atlantis', '990001', undefined],
  ['Kerala', '990001', undefined],
  ['Tamil Nadu', '110001', 'The pincode 110001 is in Delhi, not in Tamil Nadu. Please check both.'],
  [
    'Kerala',
    '605014',
    'The pincode 605014 is in Tamil Nadu or Puducherry, not in Kerala. Please check both.',
  ],
  ['Atlantis', '600040', 'The pincode 600040 is in Tamil Nadu. Please choose the state.'],
])('%s with %s: %s', (state, pincode, message) => {
  expect(stateError(state, pincode)).toBe(message);
});
