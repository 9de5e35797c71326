import type { StaffList } from '../../contract/admin/staff.ts';
import type { CurrentUser } from '../http/app-env.ts';
import type { Db } from '../platform/db/db.ts';
import { listDevices } from '../sessions/list-devices.ts';
import { listStaffAccounts } from '../users/admin/list-staff-accounts.ts';
import { selectOpenInvites } from './staff-invites.store.ts';

/** Who works in the admin area and where they are signed in, and who was invited. */
export async function listStaff(db: Db, currentUser: CurrentUser): Promise<StaffList> {
  const accounts = await listStaffAccounts(db);
  const staff = await Promise.all(
    accounts.map(async (account) => ({
      ...account,
      isYou: account._id === currentUser.id,
      devices: await listDevices(db, account._id, currentUser.sessionId),
    })),
  );
  const invites = await selectOpenInvites(db);
  return {
    staff,
    invites: invites.map(({ invite: { id, email, role, createdAt, expiresAt }, invitedBy, isExpired }) => ({
      id,
      email,
      role,
      invitedBy,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      isExpired,
    })),
  };
}
