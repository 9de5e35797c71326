import type { CurrentUser } from '../http/app-env.ts';
import type { Database } from '../platform/db/db.ts';
import { verifyPassword } from '../platform/passwords.ts';
import { createRateLimit } from '../platform/rate-limits.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { findUser } from './users.store.ts';

export type ReauthenticationError = 'proof-needed' | 'wrong-current-password' | 'sign-in-again' | 'too-many';
export type Reauthenticate = (
  currentUser: CurrentUser,
  password: string | undefined,
) => Promise<Result<undefined, ReauthenticationError>>;

const GUESSES = { points: 10, seconds: 15 * 60 };

/**
 * For actions that a stolen session token alone must not allow. It requires the current password, or a sign-in within the last
 * ten minutes. Call it before a transaction begins: hashing a password is slow.
 */
export function createReauthenticate({ db, pool }: Database): Reauthenticate {
  const guesses = createRateLimit(pool, 'fresh-proof', GUESSES);
  return async (currentUser, password) => {
    if (!password && currentUser.isFresh) return success();
    const hash = (await findUser(db, currentUser.id))?.passwordHash;
    if (!hash) return currentUser.isFresh ? success() : failure('sign-in-again');
    if (!password) return failure('proof-needed');
    if ((await guesses.consume(currentUser.id)) > 0) return failure('too-many');
    if (!(await verifyPassword(password, hash))) return failure('wrong-current-password');
    await guesses.clear(currentUser.id);
    return success();
  };
}
