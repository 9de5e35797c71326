import { hash, randomBytes } from 'node:crypto';

/** A random 256-bit token; only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function tokenHash(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
