import { expect, test } from 'vitest';
import { formatDay } from './format-day.ts';

test('formats the day in the time zone of India', () => {
  expect(formatDay('2026-11-02T05:42:00.000Z')).toBe('2 Nov 2026');
  expect(formatDay('2026-12-31T18:29:59.999Z')).toBe('31 Dec 2026');
  expect(formatDay('2026-12-31T18:30:00.000Z')).toBe('1 Jan 2027');
});
