import type { Language } from '../../rules/languages.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { findUser } from './users.store.ts';

/** Where a customer gets e-mails, in which language, and whether the customer has shown that the mailbox is theirs. */
export async function getMailAddress(
  db: Db,
  id: string,
): Promise<Result<{ email: string; language: Language; isVerified: boolean }, 'email-unverified'>> {
  const user = await findUser(db, id);
  if (!user?.email) return failure('email-unverified');
  const { email, language, emailVerifiedAt } = user;
  return success({ email, language, isVerified: emailVerifiedAt !== null });
}
