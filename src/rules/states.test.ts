import { expect, test } from 'vitest';
import { findState, isSameState } from './states.ts';

test('a state is the same however it is written', () => {
  expect(isSameState('Tamil Nadu', ' tamilnadu ')).toBe(true);
  expect(isSameState('Tamil Nadu', 'T.N.')).toBe(true);
  expect(isSameState('Orissa', 'ODISHA')).toBe(true);
  expect(isSameState('Tamil Nadu', 'Kerala')).toBe(false);
  expect(isSameState('', '')).toBe(false);
});

test('a state that nobody knows is equal only to itself', () => {
  expect(findState('Atlantis')).toBeUndefined();
  expect(isSameState('Atlantis', 'atlantis')).toBe(true);
});
