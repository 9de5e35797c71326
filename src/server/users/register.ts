import type { Registration, SignedInUser } from '../../contract/account.ts';
import type { Language } from '../../rules/languages.ts';
import { consumeVerification } from '../codes/check-code.ts';
import type { Sender } from '../emails/email-layout.ts';
import { enqueueEmail } from '../emails/email-queue.ts';
import { welcomeEmail } from '../emails/welcome-email.ts';
import type { Db } from '../platform/db/db.ts';
import { newId } from '../platform/ids.ts';
import type { Jobs } from '../platform/jobs.ts';
import { hashPassword } from '../platform/passwords.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { openSession } from '../sessions/open-session.ts';
import { promoteAdmin } from './promote-admin.ts';
import { accountResponse } from './user-response.ts';
import { findUser, insertUser } from './users.store.ts';

interface Input {
  registration: Registration;
  token: string;
  device: string;
  sender: Sender;
  ownerEmail: string | undefined;
  language: Language;
}

/** The verification token is consumed in the transaction that creates the account: both happen or neither. */
export async function register(
  db: Db,
  jobs: Jobs,
  { registration, token, device, sender, ownerEmail, language }: Input,
): Promise<Result<SignedInUser, 'email-unverified' | 'already-registered'>> {
  const { email, name, phone, address, password } = registration;
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    if (!(await consumeVerification(tx, 'register', email, token))) return failure('email-unverified');
    const user = await insertUser(tx, {
      id: newId(),
      name,
      email,
      phone,
      address,
      passwordHash,
      language,
      emailVerifiedAt: new Date(),
    });
    if (!user) return failure('already-registered');
    await promoteAdmin(tx, ownerEmail);
    const content = welcomeEmail({ name, language }, sender);
    await enqueueEmail(jobs, tx, { to: { name, address: email }, content });
    const registered = (await findUser(tx, user.id)) ?? user;
    return success({
      ...accountResponse(registered),
      token: await openSession(tx, { userId: user.id, device }),
    });
  });
}
