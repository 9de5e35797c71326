import { expect, test } from 'vitest';
import { firstName } from './first-name.ts';

test.each([
  ['Kavitha Raman', 'Kavitha'],
  ['  Kavitha  Raman ', 'Kavitha'],
  ['K. Kavitha', 'K. Kavitha'],
  ['S Kavitha', 'S Kavitha'],
  ['K.R. Meena', 'K.R. Meena'],
  ['கவிதா ராமன்', 'கவிதா'],
  ['', ''],
])('%s is addressed as %s', (name, addressed) => {
  expect(firstName(name)).toBe(addressed);
});
