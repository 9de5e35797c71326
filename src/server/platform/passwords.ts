import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

/** argon2id at about 50 ms on a small server: OWASP's memory with one pass more. */
const COST = { memoryCost: 19_456, timeCost: 3, parallelism: 1 };

/** The library works on the four threads that files and compression need too: half of them stay free. */
const limited = createConcurrencyLimiter({ atOnce: 2, maxQueue: 40 });

/** A hash that no password has; checking against it takes as long as against a real one. */
const NOBODY = await hash(crypto.randomUUID(), COST);

export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password, COST));
}

/** Takes the same time whether there is such an account or not. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const isHash = stored?.startsWith('$argon2') ?? false;
  const matches = await limited(() => verify(isHash && stored ? stored : NOBODY, password));
  return isHash && matches;
}
