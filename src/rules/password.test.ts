import { expect, test } from 'vitest';
import { isStrongPassword } from './password.ts';

test.each(['Admin@1234', 'aB3$aB3$', 'Long phrase with 1 sign & spaces'])('%s is strong', (password) => {
  expect(isStrongPassword(password)).toBe(true);
});

test.each(['aB3$aB3', 'admin@1234', 'ADMIN@1234', 'Admin@admin', 'Admin12345', ''])(
  '%s is weak',
  (password) => {
    expect(isStrongPassword(password)).toBe(false);
  },
);
