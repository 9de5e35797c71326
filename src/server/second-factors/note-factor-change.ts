import { recordChange } from '../audit/record-change.ts';
import { enqueueEmail } from '../emails/email-queue.ts';
import { factorChangedEmail } from '../emails/factor-changed-email.ts';
import type { CurrentUser } from '../http/app-env.ts';
import type { Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { languageScope } from '../platform/language-scope.ts';
import { requestOrigin } from '../platform/request-origin.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import { findAccount } from '../users/get-user.ts';

type FactorKind = 'passkey' | 'app' | 'recovery-codes';

/** In the transaction of the change: the security log, the audit log for whoever works here, and an e-mail to the person. */
export async function noteFactorChange(
  tx: Db,
  jobs: Jobs,
  { id, isAdmin }: CurrentUser,
  { factor, isAdded, name = '' }: { factor: FactorKind; isAdded: boolean; name?: string },
): Promise<void> {
  await recordSecurityEvent(tx, {
    kind: isAdded ? 'factor-added' : 'factor-removed',
    accountId: id,
    detail: { factor, ...(name && { name }) },
  });
  if (isAdmin) {
    const what = name ? `${factor} ${name}` : factor;
    await recordChange(tx, {
      actorId: id,
      action: isAdded ? 'add sign-in factor' : 'remove sign-in factor',
      target: `user ${id}`,
      before: { factor: isAdded ? null : what },
      after: { factor: isAdded ? what : null },
    });
  }
  const person = await findAccount(tx, id);
  if (!person?.email) return;
  const content = languageScope.run(person.language, () =>
    factorChangedEmail(person, { factor, isAdded, origin: requestOrigin.current() }),
  );
  await enqueueEmail(jobs, tx, { to: { name: person.name, address: person.email }, content });
}
