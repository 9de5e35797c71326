import type { CurrentUser } from '../http/app-env.ts';
import type { Database } from '../platform/db/db.ts';
import { verifyPassword } from '../platform/passwords.ts';
import { createRateLimit } from '../platform/rate-limits.ts';
import { findUser } from './users.store.ts';

export type Unproved = 'proof-needed' | 'wrong-current-password' | 'sign-in-again' | 'too-many';
export type Reauthenticate = (
  currentUser: CurrentUser,
  password: string | undefined,
) => Promise<'proved' | Unproved>;

const GUESSES = { points: 10, seconds: 15 * 60 };

/**
 * For what a stolen token must not be enough for: that the person is here now. A sign-in of the last ten minutes says so, or
 * the current password. Asked before a transaction begins: to check a password takes long.
 */
export function createReauthenticate({ db, pool }: Database): Reauthenticate {
  const guesses = createRateLimit(pool, 'fresh-proof', GUESSES);
  return async (currentUser, password) => {
    if (!password && currentUser.isFresh) return 'proved';
    const hash = (await findUser(db, currentUser.id))?.passwordHash;
    if (!hash) return currentUser.isFresh ? 'proved' : 'sign-in-again';
    if (!password) return 'proof-needed';
    if ((await guesses.consume(currentUser.id)) > 0) return 'too-many';
    if (!(await verifyPassword(password, hash))) return 'wrong-current-password';
    await guesses.clear(currentUser.id);
    return 'proved';
  };
}
