import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Ananda Oils', 'AO'],
  ['The Farm of Good Honey', 'FG'],
  ['vayal', 'V'],
  ['R.K. Farms', 'RK'],
  ['24 Mantra', '2M'],
  ['“Kisan” & Sons', 'KS'],
  ['ஆனந்தா எண்ணெய்', 'ஆஎ'],
  ['किसान शहद', 'किश'],
  ['The', 'T'],
  ['', 'S'],
  [' - ', 'S'],
])('the initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
