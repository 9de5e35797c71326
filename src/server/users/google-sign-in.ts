import type { SignedInUser } from '../../contract/account.ts';
import type { Language } from '../../rules/languages.ts';
import { oneLine } from '../../rules/one-line.ts';
import type { Sender } from '../emails/email-layout.ts';
import { enqueueEmail } from '../emails/email-queue.ts';
import { googleLinkedEmail } from '../emails/google-linked-email.ts';
import { welcomeEmail } from '../emails/welcome-email.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { newId } from '../platform/ids.ts';
import type { Jobs } from '../platform/jobs.ts';
import { type Failure, failure, type Success, success } from '../platform/result.ts';
import { tokenHash } from '../platform/tokens.ts';
import type { Google, GoogleProfile } from '../providers/google.ts';
import type { SecondStep, SecondStepError } from '../second-factors/second-step.ts';
import { accountResponse } from './user-response.ts';
import { consumeNonce, findUserByEmail, findUserByGoogle, insertUser, type UserRow } from './users.store.ts';
import { verifyEmail } from './verify-email.ts';

interface Input {
  credential: string;
  /** The e-mail that the browser sent. It is only compared with the token's. */
  email: string | undefined;
  /** The secret of the browser that started the sign-in. Its hash must be the token's nonce. */
  secret: string;
  secondFactor?: string | undefined;
  device: string;
  /** The id of its cookie. */
  browser: string | undefined;
  sender: Sender;
  /** Of a new account. */
  language: Language;
}

type SignInError = Failure<'google-failed' | 'login-blocked' | 'too-many' | SecondStepError>;

/**
 * Name and e-mail come from Google's signed token, never from the request body. Without the code of an authenticator app the
 * token stays good for the next call.
 */
export async function googleSignIn(
  db: Db,
  jobs: Jobs,
  { google, secondStep }: { google: Google; secondStep: SecondStep },
  { credential, email, secret, secondFactor: code, device, browser, sender, language }: Input,
): Promise<Success<SignedInUser> | SignInError> {
  const person = await google.verifyIdToken(credential);
  if (!person || person.nonce !== nonceOf(secret)) return failure('google-failed');
  if (email !== undefined && email.toLowerCase() !== person.email.toLowerCase())
    return failure('google-failed');
  const admitted = await secondStep.admit({ login: person.email, code, browser });
  if (!admitted.ok) return admitted;
  return transaction<Success<SignedInUser>, SignInError>(db, async (tx, rollback) => {
    if (!(await consumeNonce(tx, tokenHash(person.nonce)))) return rollback(failure('google-failed'));
    const user = await findOrCreate(tx, jobs, person, { sender, language });
    if (user.isBlocked) return rollback(failure('login-blocked'));
    const opened = await secondStep.open(tx, { userId: user.id, device, code });
    if (!opened.ok) return rollback(opened);
    return success({ ...accountResponse(user), token: opened.value });
  });
}

/** The nonce is public, as part of the URL of Google's page. The secret stays in an httpOnly cookie. */
export function nonceOf(secret: string): string {
  return tokenHash(secret).toString('base64url');
}

async function findOrCreate(
  tx: Db,
  jobs: Jobs,
  person: GoogleProfile,
  { sender, language }: Pick<Input, 'sender' | 'language'>,
): Promise<UserRow> {
  const known = await findUserByGoogle(tx, person.subject);
  if (known) return known;
  const created = await insertUser(tx, {
    id: newId(),
    name: oneLine(person.name).trim(),
    email: person.email,
    googleSubject: person.subject,
    language,
    emailVerifiedAt: new Date(),
  });
  if (!created) return linkAccount(tx, jobs, person, sender);
  const content = welcomeEmail(created, sender);
  await enqueueEmail(jobs, tx, { to: { name: created.name, address: created.email }, content });
  return created;
}

/** Links an existing account. */
async function linkAccount(tx: Db, jobs: Jobs, person: GoogleProfile, sender: Sender): Promise<UserRow> {
  const user = await findUserByEmail(tx, person.email);
  if (!user) return findConcurrent(tx, person);
  await enqueueEmail(jobs, tx, {
    to: { name: user.name, address: user.email },
    content: googleLinkedEmail(user, sender),
  });
  return verifyEmail(tx, user, { googleSubject: person.subject });
}

/** Two first sign-ins at the same time: the other one has created the account. */
async function findConcurrent(tx: Db, person: GoogleProfile): Promise<UserRow> {
  const user = await findUserByGoogle(tx, person.subject);
  if (!user) throw new Error('the conflicting account was not found');
  return user;
}
