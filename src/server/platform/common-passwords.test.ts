import { expect, test } from 'vitest';
import { isListedPassword } from './common-passwords.ts';

test.each(['Krishna123', 'monkey1', 'liverpool', 'SACHIN99', 'qwerty1234', 'trustno1'])(
  '%s is one of the first that anybody would guess',
  (password) => expect(isListedPassword(password)).toBe(true),
);

test.each(['Admin@1234', 'Customer@1234', 'Fresh@Start9', 'oil-press-turns-slowly', 'newpass123'])(
  '%s is not',
  (password) => expect(isListedPassword(password)).toBe(false),
);
