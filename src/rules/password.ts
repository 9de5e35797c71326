export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 128;

/** The most frequent entries of leaked password lists. */
const COMMON = new Set([
  'password',
  'password1',
  'password12',
  'password123',
  'passw0rd',
  'p@ssword',
  'p@ssw0rd',
  'qwerty',
  'qwerty1',
  'qwerty12',
  'qwerty123',
  'qwertyuiop',
  'asdfgh',
  'asdfghjkl',
  'zxcvbn',
  'zxcvbnm',
  '1q2w3e',
  '1q2w3e4r',
  '1qaz2wsx',
  'abc123',
  'abcd1234',
  'iloveyou',
  'letmein',
  'welcome',
  'welcome1',
  'monkey',
  'dragon',
  'princess',
  'sunshine',
  'football',
  'cricket',
  'india123',
  'admin123',
  'changeme',
]);
const ROW_OF_DIGITS = '01234567890123456789';

/** A listed password, up to three characters repeated, or a sequence of digits. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const backwards = [...plain].toReversed().join('');
  return (
    COMMON.has(plain) ||
    /^(.{1,3})\1+$/.test(plain) ||
    [plain, backwards].some((row) => ROW_OF_DIGITS.includes(row)) ||
    /^(\d)\1(\d)\2(\d)\3$/.test(plain)
  );
}

/** At least eight characters with an upper-case letter, a lower-case letter, a digit and one of @$!%*?&. */
export function isStrongPassword(password: string): boolean {
  return (
    password.length >= 8 && [/[A-Z]/, /[a-z]/, /\d/, /[@$!%*?&]/].every((pattern) => pattern.test(password))
  );
}
