import type { Login, SignedInUser } from '../../contract/account.ts';
import type { Db } from '../platform/db/db.ts';
import { verifyPassword } from '../platform/passwords.ts';
import { openSession } from '../sessions/open-session.ts';
import { userResponse } from './user-response.ts';
import { findUserByEmail } from './users.store.ts';

/** An unknown address, a wrong password and an account without one are the same "no", after the same time. */
export async function logIn(
  db: Db,
  { email, password }: Login,
  device: string,
): Promise<SignedInUser | 'wrong-login' | 'login-blocked'> {
  const user = await findUserByEmail(db, email);
  if (!(await verifyPassword(password, user?.passwordHash)) || !user) return 'wrong-login';
  if (user.isBlocked) return 'login-blocked';
  return { ...userResponse(user), token: await openSession(db, user.id, device) };
}
