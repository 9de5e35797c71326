import { expect, test } from 'vitest';
import { qrCode } from '../../rules/qr-code.ts';
import { base32, findTotpStep, newTotpSecret, totpCode, totpStepAt, totpUri } from './totp.ts';

const SECRET = base32(Buffer.from('12345678901234567890'));

// the last six digits of the examples in appendix B of RFC 6238
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %d seconds the code is %s', (seconds, code) => {
  expect(totpCode(SECRET, totpStepAt(seconds * 1000))).toBe(code);
});

test('a code counts half a minute before and after its own time, and no longer', () => {
  const now = 1_234_567_890_000;
  const step = totpStepAt(now);
  for (const shift of [-1, 0, 1])
    expect(findTotpStep(SECRET, totpCode(SECRET, step + shift), now)).toBe(step + shift);
  for (const shift of [-2, 2])
    expect(findTotpStep(SECRET, totpCode(SECRET, step + shift), now)).toBeUndefined();
});

test.each(['', '12345', '1234567', 'abcdef', '१२३४५६'])('%j is no code', (code) => {
  expect(findTotpStep(SECRET, code, 0)).toBeUndefined();
});

test('the address for the app names shop and account', () => {
  expect(totpUri({ secret: 'ABC', account: 'a+b@example.org', issuer: 'Oils & more' })).toBe(
    'otpauth://totp/Oils%20%26%20more:a%2Bb@example.org?secret=ABC',
  );
});

test.each([
  ['Chekku Farms', 'customer@example.com'],
  ['செக்கு எண்ணெய் கடை', `${'long'.repeat(20)}@example.org`],
])('the address for the app fits into a QR code: %s', (issuer, account) => {
  const uri = totpUri({ secret: newTotpSecret(), account, issuer });
  expect(qrCode(uri)).toBeDefined();
  expect(() => decodeURIComponent(uri)).not.toThrow();
});
