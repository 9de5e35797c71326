import type { Account } from '../../contract/account.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { accountResponse } from './user-response.ts';
import { findUser } from './users.store.ts';

export async function getAccount(db: Db, id: string): Promise<Result<Account, 'user-not-found'>> {
  const user = await findUser(db, id);
  return user ? success(accountResponse(user)) : failure('user-not-found');
}

/** Undefined when nobody has proved yet that the account's address is theirs. */
export async function findVerifiedEmail(db: Db, id: string): Promise<string | undefined> {
  const user = await findUser(db, id);
  return user?.emailVerifiedAt ? user.email : undefined;
}
