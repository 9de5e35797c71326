import type { SignedInUser } from '../../contract/account.ts';
import type { PasskeyAssertion } from '../../contract/second-factors.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { findPasskeyUser } from '../second-factors/sign-in-by-passkey.ts';
import { openSession } from '../sessions/open-session.ts';
import { accountResponse } from './user-response.ts';
import { findUser } from './users.store.ts';

/** Passkeys verify the person by finger, face or PIN: one is both steps of a sign-in. */
export async function logInByPasskey(
  db: Db,
  { passkey, publicUrl, device }: { passkey: PasskeyAssertion; publicUrl: string; device: string },
): Promise<Result<SignedInUser, 'passkey-failed' | 'login-blocked'>> {
  const userId = await findPasskeyUser(db, publicUrl, passkey);
  const user = userId && (await findUser(db, userId));
  if (!user) return failure('passkey-failed');
  if (user.isBlocked) return failure('login-blocked');
  const token = await openSession(db, { userId: user.id, device, hasSecondFactor: true });
  return success({ ...accountResponse(user), token });
}
