import { hash, randomBytes } from 'node:crypto';
import { base32 } from './totp.ts';

const CODES = 10;
const CODE_BYTES = 10;

/** Each opens the account once when phone and passkey are lost. 80 random bits: no hash of one can be reversed by guessing. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () =>
    (base32(randomBytes(CODE_BYTES)).match(/.{4}/g) ?? []).join('-'),
  );
}

/** Spaces, dashes and small letters do not matter. Undefined: not a recovery code. */
export function recoveryCodeHash(userId: string, typed: string): Buffer | undefined {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^[A-Z2-7]{16}$/.test(code) ? hash('sha256', `${userId} ${code}`, 'buffer') : undefined;
}
