import type { SignedInUser } from '../../contract/account.ts';
import type { Db } from '../platform/db/db.ts';
import { newId } from '../platform/ids.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { openSession } from '../sessions/open-session.ts';
import { accountResponse } from './user-response.ts';
import { findUserByEmail, insertUser, lockAdmins, selectActiveStaff, updateUser } from './users.store.ts';

interface NewAdmin {
  name: string;
  email: string;
  passwordHash: string;
  device: string;
}

export async function hasAdmin(db: Db): Promise<boolean> {
  return (await selectActiveStaff(db, ['owner'])).length > 0;
}

/** Not when the shop has an admin already, also by a concurrent request, or the e-mail belongs to a customer. */
export async function createFirstAdmin(
  tx: Db,
  { name, email, passwordHash, device }: NewAdmin,
): Promise<Result<SignedInUser, 'first-admin-link' | 'first-admin-customer'>> {
  await lockAdmins(tx);
  if (await hasAdmin(tx)) return failure('first-admin-link');
  const user = (await findUserByEmail(tx, email))
    ? undefined
    : await insertUser(tx, { id: newId(), name, email, passwordHash });
  if (!user) return failure('first-admin-customer');
  const admin = await updateUser(tx, user.id, { isAdmin: true });
  return success({ ...accountResponse(admin), token: await openSession(tx, { userId: user.id, device }) });
}
