import { expect, test } from 'vitest';
import { isCommonPassword, isStrongPassword } from './password.ts';

test.each(['Admin@1234', 'aB3$aB3$', 'Long phrase with 1 sign & spaces'])('%s is strong', (password) => {
  expect(isStrongPassword(password)).toBe(true);
});

test.each(['aB3$aB3', 'admin@1234', 'ADMIN@1234', 'Admin@admin', 'Admin12345', ''])(
  '%s is weak',
  (password) => {
    expect(isStrongPassword(password)).toBe(false);
  },
);

test.each([
  '123456',
  '1234567890',
  '654321',
  '111111',
  '123123',
  '121212',
  '112233',
  'aaaaaa',
  'password',
  'Password1',
  'QWERTY',
  'qwerty123',
])('%s is a common password', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each(['abc@12', 'secret1', 'Farm@1234', 'newpass', '492751', 'Test@123', 'mill street'])(
  '%s is not among the commonest',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
