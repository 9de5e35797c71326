import { expect, test } from 'vitest';
import { DEFAULT_NOTICE_TERMS, endOfQuietHours } from './quiet-hours.ts';

const terms = { ...DEFAULT_NOTICE_TERMS, quietFrom: 21, quietUntil: 8 };
const at = (clock: string) => new Date(`2026-11-17T${clock}+05:30`);

test.each([
  ['20:59:59', undefined],
  ['21:00:00', '2026-11-18T08:00:00+05:30'],
  ['23:59:59', '2026-11-18T08:00:00+05:30'],
  ['00:00:00', '2026-11-17T08:00:00+05:30'],
  ['04:15:00', '2026-11-17T08:00:00+05:30'],
  ['07:59:59', '2026-11-17T08:00:00+05:30'],
  ['08:00:00', undefined],
  ['12:30:00', undefined],
])('at %s in India a message waits until %s', (clock, end) => {
  expect(endOfQuietHours(at(clock), terms)).toEqual(end === undefined ? undefined : new Date(end));
});

test('quiet hours may be at noon, may be off, and an empty span is none', () => {
  const noon = { ...terms, quietFrom: 12, quietUntil: 15 };
  expect(endOfQuietHours(at('13:00:00'), noon)).toEqual(at('15:00:00'));
  expect(endOfQuietHours(at('22:00:00'), noon)).toBeUndefined();
  expect(endOfQuietHours(at('22:00:00'), { ...terms, isQuiet: false })).toBeUndefined();
  expect(endOfQuietHours(at('22:00:00'), { ...terms, quietFrom: 8 })).toBeUndefined();
});
