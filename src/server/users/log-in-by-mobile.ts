import type { SignedInUser } from '../../contract/account.ts';
import type { Language } from '../../rules/languages.ts';
import { tenDigits } from '../../rules/mobile.ts';
import { consumeVerification, hasVerification } from '../codes/check-code.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { newId } from '../platform/ids.ts';
import { type Failure, failure, type Success, success } from '../platform/result.ts';
import type { SecondStep, SecondStepError } from '../second-factors/second-step.ts';
import { accountResponse } from './user-response.ts';
import { findUserByMobile, insertUser, type UserRow } from './users.store.ts';

interface Input {
  mobile: string;
  /** Of a new account. */
  name?: string | undefined;
  token: string;
  secondFactor?: string | undefined;
  device: string;
  /** The id of its cookie. */
  browser: string | undefined;
  language: Language;
}

type LoginError = Failure<
  | 'mobile-unverified'
  | 'login-blocked'
  | 'mobile-not-for-admins'
  | 'name-needed'
  | 'too-many'
  | SecondStepError
>;

/**
 * Signs in whoever verified the mobile number by a code, and creates the account when there is none. The verification token is
 * consumed in the same transaction; without a name for a new account it stays good for the next call. A number can pass to
 * somebody else, so it never opens the admin area.
 */
export async function logInByMobile(
  db: Db,
  secondStep: SecondStep,
  input: Input,
): Promise<Success<SignedInUser> | LoginError> {
  const { mobile: login, secondFactor: code, browser } = input;
  // without the first step nobody uses up guesses of the second
  if (!(await hasVerification(db, 'login', login, input.token))) return failure('mobile-unverified');
  const admitted = await secondStep.admit({ login, code, browser });
  if (!admitted.ok) return admitted;
  return transaction<Success<SignedInUser>, LoginError>(db, async (tx, rollback) => {
    const { mobile, token, device } = input;
    if (!(await consumeVerification(tx, 'login', mobile, token)))
      return rollback(failure('mobile-unverified'));
    const known = await findUserByMobile(tx, mobile);
    if (known?.isBlocked) return rollback(failure('login-blocked'));
    if (known?.isAdmin) return rollback(failure('mobile-not-for-admins'));
    if (!known && input.name === undefined) return rollback(failure('name-needed'));
    const user = known ?? (await createAccount(tx, input));
    const opened = await secondStep.open(tx, { userId: user.id, device, code });
    if (!opened.ok) return rollback(opened);
    return success({ ...accountResponse(user), token: opened.value });
  });
}

/** Without an e-mail, which the customer can add later. */
async function createAccount(tx: Db, { mobile, name = '', language }: Input): Promise<UserRow> {
  const account = { id: newId(), name, email: '', phone: tenDigits(mobile), mobile, language };
  const created = (await insertUser(tx, account)) ?? (await findUserByMobile(tx, mobile));
  if (!created) throw new Error('the conflicting account was not found');
  return created;
}
