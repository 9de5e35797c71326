import type { SignedInUser } from '../../contract/account.ts';
import type { Language } from '../../rules/languages.ts';
import { consumeVerification, hasVerification } from '../codes/check-code.ts';
import type { Sender } from '../emails/email-layout.ts';
import { enqueueEmail } from '../emails/email-queue.ts';
import { welcomeEmail } from '../emails/welcome-email.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { newId } from '../platform/ids.ts';
import type { Jobs } from '../platform/jobs.ts';
import { type Failure, failure, type Success, success } from '../platform/result.ts';
import type { SecondStep, SecondStepError } from '../second-factors/second-step.ts';
import { promoteAdmin } from './promote-admin.ts';
import { accountResponse } from './user-response.ts';
import { findUser, findUserByEmail, insertUser, type UserRow } from './users.store.ts';
import { verifyEmail } from './verify-email.ts';

interface Input {
  email: string;
  /** Of a new account. */
  name?: string | undefined;
  token: string;
  secondFactor?: string | undefined;
  device: string;
  /** The id of its cookie. */
  browser: string | undefined;
  sender: Sender;
  ownerEmail: string | undefined;
  language: Language;
}

type LoginError = Failure<
  'email-unverified' | 'login-blocked' | 'name-needed' | 'too-many' | SecondStepError
>;

/**
 * Signs in whoever verified the e-mail by a code, and creates the account when there is none. The verification token is
 * consumed in the same transaction; without a name for a new account, or the code of an
 * authenticator app, it stays good for the next call.
 */
export async function logInByCode(
  db: Db,
  jobs: Jobs,
  secondStep: SecondStep,
  input: Input,
): Promise<Success<SignedInUser> | LoginError> {
  const { email: login, secondFactor: code, browser } = input;
  // without the first step nobody uses up guesses of the second
  if (!(await hasVerification(db, 'login', login, input.token))) return failure('email-unverified');
  const admitted = await secondStep.admit({ login, code, browser });
  if (!admitted.ok) return admitted;
  return transaction<Success<SignedInUser>, LoginError>(db, async (tx, rollback) => {
    const { email, token, device } = input;
    if (!(await consumeVerification(tx, 'login', email, token))) return rollback(failure('email-unverified'));
    const known = await findUserByEmail(tx, email);
    if (known?.isBlocked) return rollback(failure('login-blocked'));
    if (!known && input.name === undefined) return rollback(failure('name-needed'));
    const user = known ? await verifyEmail(tx, known) : await createAccount(tx, jobs, input);
    const opened = await secondStep.open(tx, { userId: user.id, device, code });
    if (!opened.ok) return rollback(opened);
    return success({ ...accountResponse(user), token: opened.value });
  });
}

async function createAccount(
  tx: Db,
  jobs: Jobs,
  { email, name = '', sender, ownerEmail, language }: Input,
): Promise<UserRow> {
  const created = await insertUser(tx, { id: newId(), name, email, language, emailVerifiedAt: new Date() });
  if (!created) {
    // registered at the same time in another browser
    const other = await findUserByEmail(tx, email);
    if (!other) throw new Error('the conflicting account was not found');
    return verifyEmail(tx, other);
  }
  await promoteAdmin(tx, ownerEmail);
  const content = welcomeEmail({ name, language }, sender);
  await enqueueEmail(jobs, tx, { to: { name, address: email }, content });
  return (await findUser(tx, created.id)) ?? created;
}
