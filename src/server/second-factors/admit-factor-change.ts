import type { CurrentUser } from '../http/app-env.ts';
import { failure, type Result, success } from '../platform/result.ts';
import type { ReauthenticationError } from '../users/reauthenticate.ts';
import type { FactorDeps } from './factor-deps.ts';
import { hasFactor } from './has-factor.ts';

export type FactorChangeError = ReauthenticationError | 'second-factor-missing';

/**
 * Ways to sign in change only after a fresh proof: a stolen session must not get one of its own. In a live shop, whoever works
 * there and has a second step needs it for that, so that a password or a mailbox alone cannot replace it.
 */
export async function admitFactorChange(
  { db, publicUrl, isLive, reauthenticate }: FactorDeps,
  currentUser: CurrentUser,
): Promise<Result<undefined, FactorChangeError>> {
  const authentication = await reauthenticate(currentUser, undefined);
  if (!authentication.ok) return authentication;
  const isWeak = isLive && currentUser.isAdmin && !currentUser.hasSecondFactor;
  if (isWeak && (await hasFactor(db, currentUser.id, publicUrl))) return failure('second-factor-missing');
  return success();
}
