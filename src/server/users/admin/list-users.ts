import type { User } from '../../../contract/account.ts';
import type { Db } from '../../platform/db/db.ts';
import { userResponse } from '../user-response.ts';
import { selectUsers } from '../users.store.ts';

/** A page of users, newest first. `after` is the last id of the previous page. */
export async function listUsers(
  db: Db,
  page: { filter?: string | undefined; after?: string | undefined; limit: number },
): Promise<User[]> {
  return (await selectUsers(db, page)).map(userResponse);
}
