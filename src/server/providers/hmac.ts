import { createHmac, timingSafeEqual } from 'node:crypto';

const SHA256_HEX = /^[0-9a-f]{64}$/;

/** Whether `signature` is the lower-case hex HMAC-SHA256 of `message`; takes the same time whatever part of it is wrong. */
export function isHmac(secret: string, message: string | Uint8Array, signature: unknown): boolean {
  // everybody knows the empty secret
  if (secret === '' || typeof signature !== 'string' || !SHA256_HEX.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(message).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
