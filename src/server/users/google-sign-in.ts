import type { SignedInUser } from '../../contract/account.ts';
import type { Language } from '../../rules/languages.ts';
import { oneLine } from '../../rules/one-line.ts';
import type { Sender } from '../emails/email-layout.ts';
import { enqueueEmail } from '../emails/email-queue.ts';
import { googleLinkedEmail } from '../emails/google-linked-email.ts';
import { welcomeEmail } from '../emails/welcome-email.ts';
import type { Db } from '../platform/db/db.ts';
import { newId } from '../platform/ids.ts';
import type { Jobs } from '../platform/jobs.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { tokenHash } from '../platform/tokens.ts';
import type { Google, GoogleProfile } from '../providers/google.ts';
import { openSession } from '../sessions/open-session.ts';
import { accountResponse } from './user-response.ts';
import { consumeNonce, findUserByEmail, findUserByGoogle, insertUser, type UserRow } from './users.store.ts';
import { verifyEmail } from './verify-email.ts';

interface Input {
  credential: string;
  /** The e-mail that the browser sent. It is only compared with the token's. */
  email: string | undefined;
  /** The secret of the browser that started the sign-in. Its hash must be the token's nonce. */
  secret: string;
  device: string;
  sender: Sender;
  /** Of a new account. */
  language: Language;
}

/** Name and e-mail come from Google's signed token, never from the request body. */
export async function googleSignIn(
  db: Db,
  jobs: Jobs,
  google: Google,
  { credential, email, secret, device, sender, language }: Input,
): Promise<Result<SignedInUser, 'google-failed' | 'login-blocked'>> {
  const person = await google.verifyIdToken(credential);
  if (!person || person.nonce !== nonceOf(secret)) return failure('google-failed');
  if (email !== undefined && email.toLowerCase() !== person.email.toLowerCase())
    return failure('google-failed');
  return db.transaction(async (tx) => {
    if (!(await consumeNonce(tx, tokenHash(person.nonce)))) return failure('google-failed');
    const user = await findOrCreate(tx, jobs, person, { sender, language });
    if (user.isBlocked) return failure('login-blocked');
    return success({ ...accountResponse(user), token: await openSession(tx, user.id, device) });
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
