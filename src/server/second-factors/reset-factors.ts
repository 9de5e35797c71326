import type { FactorReset, PersonFactors } from '../../contract/admin/second-steps.ts';
import { recordChange } from '../audit/record-change.ts';
import { factorsResetEmail } from '../emails/factors-reset-email.ts';
import type { CurrentUser } from '../http/app-env.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { findAccount } from '../users/get-user.ts';
import { notifyAdmins } from '../users/notify-admins.ts';
import type { ReauthenticationError } from '../users/reauthenticate.ts';
import type { FactorDeps } from './factor-deps.ts';
import { countRecoveryCodes, deleteFactors, findApp, selectPasskeys } from './second-factors.store.ts';

type ResetError = ReauthenticationError | 'user-not-found' | 'right-missing';

export async function getPersonFactors(db: Db, id: string): Promise<Result<PersonFactors, 'user-not-found'>> {
  return (await findAccount(db, id)) ? success(await factorsOf(db, id)) : failure('user-not-found');
}

async function factorsOf(db: Db, id: string): Promise<PersonFactors> {
  const [passkeys, app, recoveryCodes] = await Promise.all([
    selectPasskeys(db, id),
    findApp(db, id),
    countRecoveryCodes(db, id),
  ]);
  return { passkeys: passkeys.length, hasApp: app?.confirmedAt != null, recoveryCodes };
}

const isEmpty = ({ passkeys, hasApp, recoveryCodes }: PersonFactors) =>
  passkeys === 0 && !hasApp && recoveryCodes === 0;

/**
 * Removes the passkeys, the app and the recovery codes of somebody who has lost them, and signs out their devices. The person
 * and all owners get an e-mail. Nobody does it for themselves: a stolen session would need nothing else.
 */
export async function resetFactors(
  { db, jobs, reauthenticate }: Pick<FactorDeps, 'db' | 'jobs' | 'reauthenticate'>,
  currentUser: CurrentUser,
  { id, currentPassword }: FactorReset & { id: string },
): Promise<Result<PersonFactors, ResetError>> {
  if (id === currentUser.id) return failure('right-missing');
  const authentication = await reauthenticate(currentUser, currentPassword);
  if (!authentication.ok) return authentication;
  return db.transaction(async (tx) => {
    const user = await findAccount(tx, id);
    if (!user) return failure('user-not-found');
    const present = await factorsOf(tx, id);
    if (isEmpty(present)) return success(present);
    // first: a factor that one of them adds at this very time is there before the next line, or never
    await endSessions(tx, id);
    const removed = await deleteFactors(tx, id);
    // the form was sent twice at once
    if (removed.passkeys + removed.apps + removed.recoveryCodes === 0)
      return success(await factorsOf(tx, id));
    await recordChange(tx, {
      actorId: currentUser.id,
      action: 'reset sign-in factors',
      target: `user ${id}`,
      before: { passkeys: removed.passkeys, apps: removed.apps },
      after: { passkeys: 0, apps: 0 },
    });
    await recordSecurityEvent(tx, { kind: 'factors-reset', accountId: id, actorId: currentUser.id });
    await notifyAdmins(tx, jobs, { actorId: currentUser.id, user, email: factorsResetEmail });
    return success(await factorsOf(tx, id));
  });
}
