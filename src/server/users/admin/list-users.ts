import type { User } from '../../../contract/account.ts';
import type { Db } from '../../platform/db/db.ts';
import { userResponse } from '../user-response.ts';
import { findUser, listUserRows } from '../users.store.ts';

/** A page of users, newest first; the next one begins after the last id of this. */
export async function listUsers(
  db: Db,
  page: { filter?: string | undefined; after?: string | undefined; limit: number },
): Promise<User[]> {
  return (await listUserRows(db, page)).map(userResponse);
}

export async function getUser(db: Db, id: string): Promise<User | undefined> {
  const user = await findUser(db, id);
  return user && userResponse(user);
}
