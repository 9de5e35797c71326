import type { SignedInUser } from '../../contract/account.ts';
import { oneLine } from '../../rules/one-line.ts';
import { accountEmails } from '../emails/account-emails.ts';
import type { Sender } from '../emails/email-layout.ts';
import { enqueueMail } from '../emails/email-queue.ts';
import type { Db } from '../platform/db/db.ts';
import { newId } from '../platform/ids.ts';
import type { Jobs } from '../platform/jobs.ts';
import { tokenHash } from '../platform/tokens.ts';
import type { Google, GoogleProfile } from '../providers/google.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { openSession } from '../sessions/open-session.ts';
import { userResponse } from './user-response.ts';
import {
  consumeNonce,
  findUserByEmail,
  findUserByGoogle,
  insertUser,
  lockUser,
  type UserRow,
  updateUser,
} from './users.store.ts';

interface Input {
  credential: string;
  /** What the browser says its address is; only compared. */
  email: string | undefined;
  /** The secret of the browser that began the sign-in: its hash must stand in the token. */
  secret: string;
  device: string;
  sender: Sender;
}

/** Name and e-mail come from Google's signed token, never from the body. */
export async function googleSignIn(
  db: Db,
  jobs: Jobs,
  google: Google,
  { credential, email, secret, device, sender }: Input,
): Promise<SignedInUser | 'google-failed' | 'login-blocked'> {
  const person = await google.verifyIdToken(credential);
  if (!person || person.nonce !== nonceOf(secret)) return 'google-failed';
  if (email !== undefined && email.toLowerCase() !== person.email.toLowerCase()) return 'google-failed';
  return db.transaction(async (tx) => {
    if (!(await consumeNonce(tx, tokenHash(person.nonce)))) return 'google-failed';
    const user = await findOrMake(tx, jobs, person, sender);
    if (user.isBlocked) return 'login-blocked';
    return { ...userResponse(user), token: await openSession(tx, user.id, device) };
  });
}

/** The nonce is public (it stands in the address of Google's page), the secret stays in an httpOnly cookie. */
export function nonceOf(secret: string): string {
  return tokenHash(secret).toString('base64url');
}

async function findOrMake(tx: Db, jobs: Jobs, person: GoogleProfile, sender: Sender): Promise<UserRow> {
  const known = await findUserByGoogle(tx, person.subject);
  if (known) return known;
  const made = await insertUser(tx, {
    id: newId(),
    name: oneLine(person.name).trim(),
    email: person.email,
    googleSubject: person.subject,
    emailVerifiedAt: new Date(),
  });
  if (!made) return connect(tx, jobs, person);
  const content = accountEmails.welcome({ name: made.name, ...sender });
  await enqueueMail(jobs, tx, { to: { name: made.name, address: made.email }, content });
  return made;
}

/** The address has an account. If nobody ever proved to read its mail, its password may be a stranger's: it goes. */
async function connect(tx: Db, jobs: Jobs, person: GoogleProfile): Promise<UserRow> {
  const found = await findUserByEmail(tx, person.email);
  const user = found && (await lockUser(tx, found.id));
  if (!user) return raced(tx, person);
  const isTrusted = user.emailVerifiedAt !== null;
  if (!isTrusted) await endSessions(tx, user.id);
  await enqueueMail(jobs, tx, {
    to: { name: user.name, address: user.email },
    content: accountEmails['google-linked']({ name: user.name }),
  });
  return updateUser(tx, user.id, {
    googleSubject: person.subject,
    emailVerifiedAt: user.emailVerifiedAt ?? new Date(),
    ...(!isTrusted && { passwordHash: null }),
  });
}

/** Two sign-ins of a new person at once: the other has made the account a moment ago. */
async function raced(tx: Db, person: GoogleProfile): Promise<UserRow> {
  const user = await findUserByGoogle(tx, person.subject);
  if (!user) throw new Error('an account stands in the way that cannot be found');
  return user;
}
