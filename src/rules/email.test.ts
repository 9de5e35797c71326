import { expect, test } from 'vitest';
import { isEmail } from './email.ts';

test.each(['a@b.co', 'first.last-1@mail.example.in', 'a_b@x-y.museum'])(
  'V-01 %s is a valid e-mail address',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

test.each([
  '',
  'a',
  'a@b',
  'a@b.c',
  'a b@c.de',
  'a@b.co, c@d.ef',
  'a@b.co\nx',
  '@b.co',
  `${'a'.repeat(250)}@b.co`,
])('V-01 %j is not a valid e-mail address', (text) => {
  expect(isEmail(text)).toBe(false);
});

test('28 a malicious input is checked in linear time', () => {
  const started = Date.now();
  expect(isEmail(`${'a.'.repeat(50_000)}@`)).toBe(false);
  expect(isEmail('a'.repeat(100_000))).toBe(false);
  expect(Date.now() - started).toBeLessThan(50);
});
