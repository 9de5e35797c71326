import type { Sender } from '../emails/email-layout.ts';
import { enqueueEmail } from '../emails/email-queue.ts';
import { failedLoginsEmail } from '../emails/failed-logins-email.ts';
import type { Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { languageScope } from '../platform/language-scope.ts';
import { findAttackedStaff } from '../security-log/find-attacked-staff.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import { findUser, selectActiveStaff } from './users.store.ts';

/**
 * Mails the owners, once a day for each account, when somebody tries many passwords of a person who works in the shop. A job,
 * and not the login, does it: the time of a login must not tell whose account it is.
 */
export async function reportAttackedStaff({
  db,
  jobs,
  sender,
}: {
  db: Db;
  jobs: Jobs;
  sender: () => Promise<Sender>;
}): Promise<void> {
  const attacked = await findAttackedStaff(db);
  if (attacked.length === 0) return;
  const from = await sender();
  for (const { accountId, failures } of attacked) {
    await db.transaction(async (tx) => {
      const user = await findUser(tx, accountId);
      if (!user) return;
      await recordSecurityEvent(tx, {
        kind: 'failures-reported',
        accountId,
        detail: { failures: String(failures) },
      });
      for (const { name, email, language } of await selectActiveStaff(tx, ['owner'])) {
        await enqueueEmail(jobs, tx, {
          to: { name, address: email },
          content: languageScope.run(language, () => failedLoginsEmail({ name, user, failures }, from)),
        });
      }
    });
  }
}
