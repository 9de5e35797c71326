import { recordChange } from '../../audit/record-change.ts';
import type { CurrentUser } from '../../http/app-env.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { notifyAdmins } from '../notify-admins.ts';
import type { Reauthenticate, Unproved } from '../reauthenticate.ts';
import { findUser, hasOtherAdmin, lockAdmins, lockUser, updateUser } from '../users.store.ts';

interface Deps {
  db: Db;
  jobs: Jobs;
  prove: Reauthenticate;
}

/**
 * Blocks or unblocks; a blocked user is out on every device at once. Gives the new state. For an admin it takes a fresh
 * proof and every admin hears of it: a stolen token could otherwise shut out everybody who could end it.
 */
export async function toggleBlock(
  { db, jobs, prove }: Deps,
  currentUser: CurrentUser,
  { id, currentPassword }: { id: string; currentPassword: string | undefined },
): Promise<boolean | Unproved | 'user-not-found' | 'not-yourself' | 'last-admin'> {
  const seen = await findUser(db, id);
  if (seen?.id === currentUser.id) return 'not-yourself';
  const reauthentication = seen?.isAdmin ? await prove(currentUser, currentPassword) : 'not asked';
  if (reauthentication !== 'proved' && reauthentication !== 'not asked') return reauthentication;
  return db.transaction(async (tx) => {
    await lockAdmins(tx);
    const user = await lockUser(tx, id);
    if (!user) return 'user-not-found';
    // somebody may have made them an admin since they were seen
    if (reauthentication === 'not asked' && user.isAdmin) return 'proof-needed';
    const isBlocked = !user.isBlocked;
    if (isBlocked && user.isAdmin && !(await hasOtherAdmin(tx, user.id))) return 'last-admin';
    const after = await updateUser(tx, user.id, { isBlocked });
    if (isBlocked) await endSessions(tx, user.id);
    await recordChange(tx, {
      actorId: currentUser.id,
      action: isBlocked ? 'block user' : 'unblock user',
      target: `user ${user.id}`,
      before: { isBlocked: user.isBlocked },
      after: { isBlocked },
    });
    if (user.isAdmin)
      await notifyAdmins(tx, jobs, { actorId: currentUser.id, person: after, template: 'admin-blocked' });
    return isBlocked;
  });
}
