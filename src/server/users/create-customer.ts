import type { NewCustomer, User } from '../../contract/account.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Db } from '../platform/db/db.ts';
import { newId } from '../platform/ids.ts';
import { hashPassword } from '../platform/passwords.ts';
import { newToken } from '../platform/tokens.ts';
import { userResponse } from './user-response.ts';
import { insertUser } from './users.store.ts';

/** An account for somebody on the phone. Nobody knows its password; who has the e-mail can set one. */
export async function createCustomer(
  db: Db,
  actorId: string,
  customer: NewCustomer,
): Promise<User | 'email-taken'> {
  const passwordHash = await hashPassword(newToken());
  return db.transaction(async (tx) => {
    const row = await insertUser(tx, { id: newId(), ...customer, passwordHash });
    if (!row) return 'email-taken';
    await recordChange(tx, {
      actorId,
      action: 'create customer',
      target: `user ${row.id}`,
      before: {},
      after: { ...customer },
    });
    return userResponse(row);
  });
}
