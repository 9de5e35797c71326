import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

const key = randomBytes(32);

test('a sealed value is unsealed with the same key and name only', () => {
  const sealed = seal(key, 'SMTP_URL', 'smtps://shop:geheim-ü@mail.example');
  expect(sealed).not.toContain('geheim');
  expect(unseal(key, 'SMTP_URL', sealed)).toBe('smtps://shop:geheim-ü@mail.example');
  expect(unseal(randomBytes(32), 'SMTP_URL', sealed)).toBeUndefined();
  expect(unseal(key, 'ACME_KEY_SECRET', sealed)).toBeUndefined();
});

test('the same value is sealed differently each time', () => {
  expect(seal(key, 'x', 'same')).not.toBe(seal(key, 'x', 'same'));
});

test.each(['', 'v1.', 'v1.AAAA', 'v2.AAAA', 'nonsense'])('%j is not a sealed value', (sealed) => {
  expect(unseal(key, 'x', sealed)).toBeUndefined();
});

test('a changed byte is noticed', () => {
  const sealed = seal(key, 'x', 'value');
  const last = sealed.at(-2) === 'A' ? 'B' : 'A';
  expect(unseal(key, 'x', sealed.slice(0, -2) + last + sealed.slice(-1))).toBeUndefined();
});
