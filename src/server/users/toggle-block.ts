import { recordChange } from '../audit/record-change.ts';
import type { Caller } from '../http/app-env.ts';
import type { Db } from '../platform/db/db.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { hasOtherAdmin, lockAdmins, lockUser, updateUser } from './users.store.ts';

/** Blocks or unblocks; a blocked user is out on every device at once. Gives the new state. */
export function toggleBlock(
  db: Db,
  caller: Caller,
  id: string,
): Promise<boolean | 'user-not-found' | 'not-yourself' | 'last-admin'> {
  return db.transaction(async (tx) => {
    await lockAdmins(tx);
    const user = await lockUser(tx, id);
    if (!user) return 'user-not-found';
    if (user.id === caller.id) return 'not-yourself';
    const isBlocked = !user.isBlocked;
    if (isBlocked && user.isAdmin && !(await hasOtherAdmin(tx, user.id))) return 'last-admin';
    await updateUser(tx, user.id, { isBlocked });
    if (isBlocked) await endSessions(tx, user.id);
    await recordChange(tx, {
      actorId: caller.id,
      action: isBlocked ? 'block user' : 'unblock user',
      target: `user ${user.id}`,
      before: { isBlocked: user.isBlocked },
      after: { isBlocked },
    });
    return isBlocked;
  });
}
