import type { Account } from '../../contract/account.ts';
import { readableMobile } from '../../rules/mobile.ts';
import { consumeVerification } from '../codes/check-code.ts';
import type { Sender } from '../emails/email-layout.ts';
import { enqueueEmail } from '../emails/email-queue.ts';
import { mobileAddedEmail } from '../emails/mobile-added-email.ts';
import type { Db } from '../platform/db/db.ts';
import { isUniqueViolation } from '../platform/db/sql-state.ts';
import { transaction } from '../platform/db/transaction.ts';
import type { Jobs } from '../platform/jobs.ts';
import { type Failure, failure, type Success, success } from '../platform/result.ts';
import { accountResponse } from './user-response.ts';
import { findUserByEmail, findUserByMobile, lockUser, updateUser } from './users.store.ts';

interface MobileInput {
  userId: string;
  mobile: string;
  /** Of the browser that verified the number. */
  token: string;
  sender: Sender;
}

type MobileError = Failure<'mobile-unverified' | 'mobile-taken' | 'mobile-not-for-admins' | 'user-not-found'>;

/** The verified number signs in from now on, instead of the one before. The route has reauthenticated the user. */
export function addMobile(
  db: Db,
  jobs: Jobs,
  { userId, mobile, token, sender }: MobileInput,
): Promise<Success<Account> | MobileError> {
  return unlessTaken('mobile-taken', () =>
    transaction<Success<Account>, MobileError>(db, async (tx, rollback) => {
      if (!(await consumeVerification(tx, 'login', mobile, token)))
        return rollback(failure('mobile-unverified'));
      const user = await lockUser(tx, userId);
      if (!user) return rollback(failure('user-not-found'));
      // a number can pass to somebody else
      if (user.isAdmin) return rollback(failure('mobile-not-for-admins'));
      const owner = await findUserByMobile(tx, mobile);
      if (owner && owner.id !== userId) return rollback(failure('mobile-taken'));
      const changed = await updateUser(tx, userId, { mobile });
      await enqueueEmail(jobs, tx, {
        to: { name: user.name, address: user.email },
        content: mobileAddedEmail({ ...user, mobile: readableMobile(mobile) }, sender),
      });
      return success(accountResponse(changed));
    }),
  );
}

/** Without an e-mail the number is the only way in, so it stays. */
export function removeMobile(
  db: Db,
  userId: string,
): Promise<Success<Account> | Failure<'mobile-needed' | 'user-not-found'>> {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) return failure('user-not-found');
    if (user.email === '') return failure('mobile-needed');
    return success(accountResponse(await updateUser(tx, userId, { mobile: null })));
  });
}

interface EmailInput {
  userId: string;
  email: string;
  /** Of the browser that verified the e-mail. */
  token: string;
}

type EmailError = Failure<'email-unverified' | 'email-set' | 'email-taken' | 'user-not-found'>;

/** For an account that has none. The route has reauthenticated the user. */
export function addEmail(
  db: Db,
  { userId, email, token }: EmailInput,
): Promise<Success<Account> | EmailError> {
  return unlessTaken('email-taken', () =>
    transaction<Success<Account>, EmailError>(db, async (tx, rollback) => {
      if (!(await consumeVerification(tx, 'register', email, token)))
        return rollback(failure('email-unverified'));
      const user = await lockUser(tx, userId);
      if (!user) return rollback(failure('user-not-found'));
      if (user.email !== '') return rollback(failure('email-set'));
      if (await findUserByEmail(tx, email)) return rollback(failure('email-taken'));
      return success(accountResponse(await updateUser(tx, userId, { email, emailVerifiedAt: new Date() })));
    }),
  );
}

/** Another account may take the e-mail or number between the check and the commit. */
async function unlessTaken<Done, const Code extends 'mobile-taken' | 'email-taken'>(
  code: Code,
  work: () => Promise<Done>,
): Promise<Done | Failure<Code>> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) return failure(code);
    throw error;
  }
}
