import { expect, test } from 'vitest';
import { noteIsFinancial } from './credit-notes.ts';

test.each([
  ['2026-04-01T00:00:00+05:30', '2027-11-30T23:59:59+05:30', false],
  ['2026-04-01T00:00:00+05:30', '2027-12-01T00:00:00+05:30', true],
  ['2026-03-31T23:59:59+05:30', '2026-11-30T23:59:59+05:30', false],
  ['2026-03-31T23:59:59+05:30', '2026-12-01T00:00:00+05:30', true],
])('a note of %s for the invoice of %s: only money is %s', (invoiced, at, isFinancial) => {
  expect(noteIsFinancial(new Date(invoiced), new Date(at))).toBe(isFinancial);
});
