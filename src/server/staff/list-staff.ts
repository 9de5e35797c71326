import type { StaffList } from '../../contract/admin/staff.ts';
import type { CurrentUser } from '../http/app-env.ts';
import type { Db } from '../platform/db/db.ts';
import { peopleWithFactor } from '../second-factors/has-factor.ts';
import { listDevicesOf } from '../sessions/list-devices.ts';
import { listStaffAccounts } from '../users/admin/list-staff-accounts.ts';
import { selectOpenInvites } from './staff-invites.store.ts';

/** Who works in the admin area and where they are signed in, and who was invited. */
export async function listStaff(db: Db, currentUser: CurrentUser): Promise<StaffList> {
  const accounts = await listStaffAccounts(db);
  const ids = accounts.map(({ _id }) => _id);
  // for all of them at once: a query for each would occupy every connection
  const protectedIds = await peopleWithFactor(db, ids);
  const devices = await listDevicesOf(db, ids, currentUser.sessionId);
  const staff = accounts.map((account) => ({
    ...account,
    isYou: account._id === currentUser.id,
    hasSecondStep: protectedIds.has(account._id),
    devices: devices.get(account._id) ?? [],
  }));
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
