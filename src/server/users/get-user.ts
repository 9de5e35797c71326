import type { User } from '../../contract/account.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { userResponse } from './user-response.ts';
import { findUser, type UserRow } from './users.store.ts';

export async function getUser(db: Db, id: string): Promise<Result<User, 'user-not-found'>> {
  const user = await findUser(db, id);
  return user ? success(userResponse(user)) : failure('user-not-found');
}

/** With the columns that other domains need beside the public ones. */
export function findAccount(db: Db, id: string): Promise<UserRow | undefined> {
  return findUser(db, id);
}
