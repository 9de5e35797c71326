import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const FORMAT = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts and authenticates a value. `name` is authenticated too: a sealed value cannot be moved to another name. */
export function seal(key: Buffer, name: string, value: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(name));
  const encrypted = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
  return `${FORMAT}.${Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')}`;
}

/** Undefined when the value was sealed with another key or for another name, or was damaged. */
export function unseal(key: Buffer, name: string, sealed: string): string | undefined {
  const [format, text = ''] = sealed.split('.');
  const bytes = Buffer.from(text, 'base64url');
  if (format !== FORMAT || bytes.length < IV_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(name))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const value = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([value, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
