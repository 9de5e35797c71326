import { expect, test } from 'vitest';
import { languages } from './languages.ts';
import { formatCount, localeOf } from './locale.ts';
import { shortMonths } from './short-months.ts';

test('numbers have Indian groups and Latin digits in every language', () => {
  for (const language of languages) expect(formatCount(1_234_567, language)).toBe('12,34,567');
});

test('every language has twelve different months, and dates with Latin digits', () => {
  for (const language of languages) {
    expect(new Set(shortMonths[language]).size).toBe(12);
    const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
    expect(day.format(new Date('2026-11-05T00:00:00Z'))).toMatch(/5.*2026/);
  }
});
