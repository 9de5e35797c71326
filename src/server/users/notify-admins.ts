import { accountEmails } from '../emails/account-emails.ts';
import { enqueueMail } from '../emails/email-queue.ts';
import type { Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { findUser, listAdmins, type UserRow } from './users.store.ts';

interface AdminChange {
  actorId: string;
  /** As it is after the change. */
  person: UserRow;
  template: 'rights-changed' | 'admin-blocked';
}

/** Everybody who runs the shop hears of a change of rights or a blocked admin, and the person it is about too. */
export async function notifyAdmins(
  tx: Db,
  jobs: Jobs,
  { actorId, person, template }: AdminChange,
): Promise<void> {
  const actor = await findUser(tx, actorId);
  const admins = await listAdmins(tx);
  const others = admins.filter(({ id }) => id !== person.id);
  for (const { name, email } of [...others, person]) {
    await enqueueMail(jobs, tx, {
      to: { name, address: email },
      content: accountEmails[template]({ name, actor, person }),
    });
  }
}
