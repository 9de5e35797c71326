import { hash, verify } from '@node-rs/argon2';

/** argon2id at about 50 ms on a small server: OWASP's memory with one pass more. */
const COST = { memoryCost: 19_456, timeCost: 3, parallelism: 1 };

/** The library works on the four threads that files and compression need too: half of them stay free. */
const AT_ONCE = 2;
const LONGEST_QUEUE = 40;

/** Thrown when so many wait already that this one would wait too long. */
export class TooBusy extends Error {}

/** A hash that no password has; checking against it takes as long as against a real one. */
const NOBODY = await hash(crypto.randomUUID(), COST);

let running = 0;
const waiting: (() => void)[] = [];

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

/** Takes the same time whether there is such an account or not. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const isHash = stored?.startsWith('$argon2') ?? false;
  const matches = await inTurn(() => verify(isHash && stored ? stored : NOBODY, password));
  return isHash && matches;
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (waiting.length >= LONGEST_QUEUE) throw new TooBusy('too many passwords to check at once');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
