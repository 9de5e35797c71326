import { createHmac, timingSafeEqual } from 'node:crypto';

const SHA256_HEX = /^[0-9a-f]{64}$/;

/** Whether `signature` is the lower-case hex HMAC-SHA256 of `message`, compared in constant time. */
export function verifyHmac(secret: string, message: string | Uint8Array, signature: unknown): boolean {
  // an empty secret would let anyone sign
  if (secret === '' || typeof signature !== 'string' || !SHA256_HEX.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(message).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
