import type { Caller } from '../http/app-env.ts';
import type { Database } from '../platform/db/db.ts';
import { isPassword } from '../platform/passwords.ts';
import { createLimit } from '../platform/rate-limits.ts';
import { findUser } from './users.store.ts';

export type Unproved = 'proof-needed' | 'wrong-current-password' | 'sign-in-again' | 'too-many';
export type FreshProof = (caller: Caller, password: string | undefined) => Promise<'proved' | Unproved>;

const GUESSES = { points: 10, seconds: 15 * 60 };

/**
 * For what a stolen token must not be enough for: that the person is here now. A sign-in of the last ten minutes says so, or
 * the current password. Asked before a transaction begins: to check a password takes long.
 */
export function freshProof({ db, pool }: Database): FreshProof {
  const guesses = createLimit(pool, 'fresh-proof', GUESSES);
  return async (caller, password) => {
    if (!password && caller.isFresh) return 'proved';
    const hash = (await findUser(db, caller.id))?.passwordHash;
    if (!hash) return caller.isFresh ? 'proved' : 'sign-in-again';
    if (!password) return 'proof-needed';
    if ((await guesses.take(caller.id)) > 0) return 'too-many';
    if (!(await isPassword(password, hash))) return 'wrong-current-password';
    await guesses.forget(caller.id);
    return 'proved';
  };
}
