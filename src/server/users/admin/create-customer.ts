import type { User } from '../../../contract/account.ts';
import type { NewCustomer } from '../../../contract/admin/users.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { Db } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { newToken } from '../../platform/tokens.ts';
import { userResponse } from '../user-response.ts';
import { insertUser } from '../users.store.ts';

/** An account for a customer who orders by phone. Its password is random; the customer can reset it by e-mail. */
export async function createCustomer(
  db: Db,
  actorId: string,
  customer: NewCustomer,
): Promise<Result<User, 'email-taken'>> {
  const passwordHash = await hashPassword(newToken());
  return db.transaction(async (tx) => {
    const row = await insertUser(tx, { id: newId(), ...customer, passwordHash });
    if (!row) return failure('email-taken');
    await recordChange(tx, {
      actorId,
      action: 'create customer',
      target: `user ${row.id}`,
      before: {},
      after: { ...customer },
    });
    return success(userResponse(row));
  });
}
