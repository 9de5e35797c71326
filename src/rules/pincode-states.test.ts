import { expect, test } from 'vitest';
import { stateError } from './pincode-states.ts';

test.each([
  ['Tamil Nadu', ['Tamil Nadu'], undefined],
  ['தமிழ்நாடு', ['Tamil Nadu'], undefined],
  ['Pondicherry', ['Tamil Nadu', 'Puducherry'], undefined],
  ['Atlantis', [], undefined],
  ['Kerala', [], undefined],
  ['Tamil Nadu', ['Delhi'], 'The pincode 605014 is in Delhi, not in Tamil Nadu. Please check both.'],
  [
    'Kerala',
    ['Tamil Nadu', 'Puducherry'],
    'The pincode 605014 is in Tamil Nadu or Puducherry, not in Kerala. Please check both.',
  ],
  ['Atlantis', ['Tamil Nadu'], 'The pincode 605014 is in Tamil Nadu. Please choose the state.'],
] as const)('%s where the post office lists %j: %s', (state, states, message) => {
  expect(stateError(state, '605014', states)).toBe(message);
});
