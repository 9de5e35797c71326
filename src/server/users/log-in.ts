import type { Login, SignedInUser } from '../../contract/account.ts';
import type { Db } from '../platform/db/db.ts';
import { verifyPassword } from '../platform/passwords.ts';
import { failure, type Result, success } from '../platform/result.ts';
import type { SecondStep, SecondStepError } from '../second-factors/second-step.ts';
import { accountResponse } from './user-response.ts';
import { findUserByEmail } from './users.store.ts';

/** An unknown e-mail, a wrong password and an account without a password give the same error after the same time. */
export async function logIn(
  db: Db,
  secondStep: SecondStep,
  { email, password, secondFactor }: Login,
  { device, browser }: { device: string; browser: string | undefined },
): Promise<Result<SignedInUser, 'wrong-login' | 'login-blocked' | 'too-many' | SecondStepError>> {
  const user = await findUserByEmail(db, email);
  if (!(await verifyPassword(password, user?.passwordHash)) || !user) return failure('wrong-login');
  if (user.isBlocked) return failure('login-blocked');
  const admitted = await secondStep.admit({ login: email, code: secondFactor, browser });
  if (!admitted.ok) return admitted;
  const opened = await secondStep.open(db, { userId: user.id, device, code: secondFactor });
  return opened.ok ? success({ ...accountResponse(user), token: opened.value }) : opened;
}
