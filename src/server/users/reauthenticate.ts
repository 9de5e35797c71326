import type { CurrentUser } from '../http/app-env.ts';
import type { Database } from '../platform/db/db.ts';
import { verifyPassword } from '../platform/passwords.ts';
import { createRateLimit } from '../platform/rate-limits.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { hasFactor } from '../second-factors/has-factor.ts';
import { findUser } from './users.store.ts';

export type ReauthenticationError = 'proof-needed' | 'wrong-current-password' | 'sign-in-again' | 'too-many';
export type Reauthenticate = (
  currentUser: CurrentUser,
  password: string | undefined,
  options?: { isPasswordChange?: boolean },
) => Promise<Result<undefined, ReauthenticationError>>;

const GUESSES = { points: 10, seconds: 15 * 60 };

/**
 * For actions that a stolen session token alone must not allow. It requires a sign-in or another proof of the last ten minutes,
 * or the current password. Whoever has a passkey or an authenticator app proves it with that or a mailed code: there the password
 * counts only for a new password. Call it before a transaction begins: hashing a password is slow.
 */
export function createReauthenticate({ db, pool }: Database, publicUrl: string): Reauthenticate {
  const guesses = createRateLimit(pool, 'fresh-proof', GUESSES);
  return async (currentUser, password, { isPasswordChange = false } = {}) => {
    if (!password && currentUser.isFresh) return success();
    const user = await findUser(db, currentUser.id);
    const hash = user?.passwordHash;
    // everybody knows the password of a demo account, and anybody may have added a passkey to it
    const isTooWeak = !isPasswordChange && !user?.isDemo && (await hasFactor(db, currentUser.id, publicUrl));
    if (isTooWeak) return currentUser.isFresh ? success() : failure('proof-needed');
    if (!hash) return currentUser.isFresh ? success() : failure('sign-in-again');
    if (!password) return failure('proof-needed');
    // by session: whoever has a stolen token uses up their own guesses and not those of the owner
    const guesser = `${currentUser.id} ${currentUser.sessionId}`;
    if ((await guesses.consume(guesser)) > 0) return failure('too-many');
    if (!(await verifyPassword(password, hash))) return failure('wrong-current-password');
    await guesses.clear(guesser);
    return success();
  };
}
