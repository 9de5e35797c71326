import type { ProfileChange, SignedInUser } from '../../contract/account.ts';
import type { Sender } from '../emails/email-layout.ts';
import { enqueueEmail } from '../emails/email-queue.ts';
import { passwordChangedEmail } from '../emails/password-changed-email.ts';
import type { CurrentUser } from '../http/app-env.ts';
import type { Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { hashPassword } from '../platform/passwords.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { openSession } from '../sessions/open-session.ts';
import { accountResponse } from './user-response.ts';
import { updateUser } from './users.store.ts';

/** A new password signs out every device; this device gets a new token. The route has reauthenticated the user for it. */
export async function changeProfile(
  db: Db,
  jobs: Jobs,
  {
    currentUser,
    change,
    device,
    sender,
  }: { currentUser: CurrentUser; change: ProfileChange; device: string; sender: Sender },
): Promise<SignedInUser> {
  const { password, currentPassword: _, ...fields } = change;
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  return db.transaction(async (tx) => {
    const user = await updateUser(tx, currentUser.id, { ...fields, ...(passwordHash && { passwordHash }) });
    if (!passwordHash) return { ...accountResponse(user), token: currentUser.token };
    await endSessions(tx, currentUser.id);
    await recordSecurityEvent(tx, { kind: 'password-changed', accountId: user.id });
    await enqueueEmail(jobs, tx, {
      to: { name: user.name, address: user.email },
      content: passwordChangedEmail(user, sender),
    });
    const { id: userId, hasSecondFactor } = currentUser;
    return { ...accountResponse(user), token: await openSession(tx, { userId, device, hasSecondFactor }) };
  });
}
