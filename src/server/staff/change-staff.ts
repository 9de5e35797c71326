import type { StaffRoleChange } from '../../contract/admin/staff.ts';
import type { CurrentUser } from '../http/app-env.ts';
import type { Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import { endSession } from '../sessions/end-sessions.ts';
import { listStaffAccounts } from '../users/admin/list-staff-accounts.ts';
import { setStaffRole } from '../users/admin/set-staff-role.ts';
import type { Reauthenticate, ReauthenticationError } from '../users/reauthenticate.ts';

export interface StaffDeps {
  db: Db;
  jobs: Jobs;
  reauthenticate: Reauthenticate;
}

type ErrorCode = ReauthenticationError | 'user-not-found' | 'not-yourself' | 'last-admin';

/** Changes or removes the role of somebody who works here; a customer is invited instead. */
export async function changeStaff(
  { db, jobs, reauthenticate }: StaffDeps,
  currentUser: CurrentUser,
  { id, role, currentPassword }: StaffRoleChange & { id: string },
): Promise<Result<undefined, ErrorCode>> {
  if (id === currentUser.id) return failure('not-yourself');
  const authentication = await reauthenticate(currentUser, currentPassword);
  if (!authentication.ok) return authentication;
  if (!(await isStaff(db, id))) return failure('user-not-found');
  return db.transaction(async (tx) => {
    const result = await setStaffRole(tx, jobs, { actorId: currentUser.id, userId: id, role });
    return result.ok ? success() : result;
  });
}

/** Signs out one device of somebody who works here. A customer's devices are not an owner's business. */
export async function endStaffSession(
  db: Db,
  { actorId, id, sessionId }: { actorId: string; id: string; sessionId: string },
): Promise<Result<undefined, 'not-found'>> {
  if (!(await isStaff(db, id))) return failure('not-found');
  return db.transaction(async (tx) => {
    const result = await endSession(tx, id, sessionId);
    if (result.ok) await recordSecurityEvent(tx, { kind: 'device-signed-out', accountId: id, actorId });
    return result;
  });
}

async function isStaff(db: Db, id: string): Promise<boolean> {
  return (await listStaffAccounts(db)).some(({ _id }) => _id === id);
}
