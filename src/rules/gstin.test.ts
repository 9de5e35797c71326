import { expect, test } from 'vitest';
import { gstinError, gstinStateError, normalizeGstin, stateOfGstin, taxWarning } from './gstin.ts';

test.each(['27AAPFU0939F1ZV', '24AANFA2641L1ZF', '33ABCDE1234F1Z7', '29ABCDE1234F1ZW'])(
  'the GSTIN %s is right',
  (gstin) => {
    expect(gstinError(gstin)).toBeUndefined();
  },
);

test.each([
  ['33ABCDE1234F1Z', '15 characters'],
  ['33ABCDE1234F0Z7', '15 characters'],
  ['33abcde1234f1z7', '15 characters'],
  ['hello', '15 characters'],
  ['33ABCDE1234F1Z5', 'mistyped'],
  ['33ABCDE1243F1Z7', 'mistyped'],
  ['28ABCDE1234F1ZY', '28 is none'],
  ['99ABCDE1234F1Z7', '99 is none'],
])('the GSTIN %s is invalid: %s', (gstin, message) => {
  expect(gstinError(gstin)).toContain(message);
});

test('the check character detects every mistyped character', () => {
  const right = '33ABCDE1234F1Z7';
  for (const [index, character] of [...right].entries()) {
    const other = character === '2' ? '3' : character === 'X' ? 'Y' : /\d/.test(character) ? '2' : 'X';
    expect(gstinError(right.slice(0, index) + other + right.slice(index + 1)), `at ${index}`).toBeDefined();
  }
});

test('spaces and lower case are normalized, and the state is derived', () => {
  expect(normalizeGstin(' 33 abcde1234f 1z7 ')).toBe('33ABCDE1234F1Z7');
  expect(stateOfGstin('33ABCDE1234F1Z7')).toBe('Tamil Nadu');
  expect(gstinStateError('33ABCDE1234F1Z7', 'Tamil Nadu')).toBeUndefined();
  expect(gstinStateError('33ABCDE1234F1Z7', 'Kerala')).toContain('Kerala has the code 32');
});

test.each([
  ['33ABCDE1234F1Z7', 'Tamil Nadu', undefined],
  ['', 'Tamil Nadu', 'No GSTIN'],
  ['33ABCDE1234F1Z7', '', 'state of the shop is not set'],
  ['33ABCDE1234F1Z5', 'Tamil Nadu', 'not valid'],
  ['29ABCDE1234F1ZW', 'Tamil Nadu', 'do not fit'],
])('the admin of a shop with GSTIN "%s" in "%s" is warned: %s', (gstin, state, message) => {
  const warning = taxWarning({ gstin, state });
  if (message) expect(warning).toContain(message);
  else expect(warning).toBeUndefined();
});
