import type { AdminChange } from '../emails/admin-change.ts';
import type { EmailContent } from '../emails/email-layout.ts';
import { enqueueEmail } from '../emails/email-queue.ts';
import type { Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { languageScope } from '../platform/language-scope.ts';
import { findUser, selectActiveStaff, type UserRow } from './users.store.ts';

interface Notification {
  actorId: string;
  /** As it is after the change. */
  user: UserRow;
  email: (change: AdminChange) => EmailContent;
}

/** Mails a change of admin rights, a blocked admin or a removed second step to all owners and to the affected user, each in their language. */
export async function notifyAdmins(
  tx: Db,
  jobs: Jobs,
  { actorId, user, email }: Notification,
): Promise<void> {
  const actor = await findUser(tx, actorId);
  const others = (await selectActiveStaff(tx, ['owner'])).filter(({ id }) => id !== user.id);
  // a customer who logs in by mobile number may have no address
  for (const recipient of [...others, user].filter(({ email: address }) => address !== '')) {
    await enqueueEmail(jobs, tx, {
      to: { name: recipient.name, address: recipient.email },
      content: languageScope.run(recipient.language, () => email({ name: recipient.name, actor, user })),
    });
  }
}
