import type { User } from '../../contract/account.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { userResponse } from './user-response.ts';
import { findUser } from './users.store.ts';

export async function getUser(db: Db, id: string): Promise<Result<User, 'user-not-found'>> {
  const user = await findUser(db, id);
  return user ? success(userResponse(user)) : failure('user-not-found');
}
