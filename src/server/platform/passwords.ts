import { hash } from '@node-rs/argon2';

/** argon2id with the library's defaults for memory and passes, which follow OWASP's. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}
