import type { Login, SignedInUser } from '../../contract/account.ts';
import type { Db } from '../platform/db/db.ts';
import { verifyPassword } from '../platform/passwords.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { openSession } from '../sessions/open-session.ts';
import { accountResponse } from './user-response.ts';
import { findUserByEmail } from './users.store.ts';

/** An unknown e-mail, a wrong password and an account without a password give the same error after the same time. */
export async function logIn(
  db: Db,
  { email, password }: Login,
  device: string,
): Promise<Result<SignedInUser, 'wrong-login' | 'login-blocked'>> {
  const user = await findUserByEmail(db, email);
  if (!(await verifyPassword(password, user?.passwordHash)) || !user) return failure('wrong-login');
  if (user.isBlocked) return failure('login-blocked');
  return success({ ...accountResponse(user), token: await openSession(db, user.id, device) });
}
