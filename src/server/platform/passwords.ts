import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

/** argon2id, about 50 ms on a small server: OWASP's recommended memory with one more iteration. */
const COST = { memoryCost: 19_456, timeCost: 3, parallelism: 1 };

/** Hashing runs on libuv's four threads, which file access and compression need too: two stay free. */
const hashQueue = createConcurrencyLimiter({ concurrency: 2, maxQueue: 40 });

/** Verified when there is no account, so that the response time does not reveal whether one exists. */
const DUMMY_HASH = await hash(crypto.randomUUID(), COST);

export function hashPassword(password: string): Promise<string> {
  return hashQueue(() => hash(password, COST));
}

/** Takes the same time whether or not the account exists. */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const isHash = stored?.startsWith('$argon2') ?? false;
  const matches = await hashQueue(() => verify(isHash && stored ? stored : DUMMY_HASH, password));
  return isHash && matches;
}
