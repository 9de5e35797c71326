import { expect, test } from 'vitest';
import { formatDay, shownDateTime, shownDay, shownDayAndTime } from './shown-time.ts';

test('days and times are those of India, in the words of each language', () => {
  const evening = '2026-11-02T12:35:00Z';
  expect(shownDateTime(evening, 'en')).toBe('2 Nov 2026, 6:05 pm');
  expect(shownDateTime(evening, 'ta')).toBe('2 நவ. 2026, மாலை 6:05');
  expect(shownDateTime(evening, 'hi')).toBe('2 नव॰ 2026, शाम 6:05');
  expect(shownDayAndTime('2026-11-02T18:30:00Z', 'en')).toBe('3 Nov, 12:00 am');
  expect(shownDayAndTime('2026-11-02T06:30:00Z', 'ta')).toBe('2 நவ., மதியம் 12:00');
  expect(shownDay('2026-11-26', 'en')).toBe('26 Nov 2026');
});

test('formats the day in the time zone of India', () => {
  expect(formatDay('2026-11-02T05:42:00.000Z')).toBe('2 Nov 2026');
  expect(formatDay('2026-12-31T18:29:59.999Z')).toBe('31 Dec 2026');
  expect(formatDay('2026-12-31T18:30:00.000Z')).toBe('1 Jan 2027');
});
