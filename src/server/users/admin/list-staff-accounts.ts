import type { StaffRole } from '../../../rules/staff-roles.ts';
import type { Db } from '../../platform/db/db.ts';
import { selectStaff } from '../users.store.ts';

/** Everybody with a role, owners first. */
export async function listStaffAccounts(
  db: Db,
): Promise<{ _id: string; name: string; email: string; role: StaffRole; isBlocked: boolean }[]> {
  const rows = await selectStaff(db);
  return rows.map(({ id, name, email, staffRole, isBlocked }) => ({
    _id: id,
    name,
    email,
    role: staffRole ?? 'owner',
    isBlocked,
  }));
}
