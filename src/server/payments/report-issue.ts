import { paymentIssueEmail } from '../emails/payment-issue-email.ts';
import type { Db } from '../platform/db/db.ts';
import { newId } from '../platform/ids.ts';
import { inCurrentLanguage, inEveryLanguage } from '../platform/stored-text.ts';
import { mailShop } from '../users/mail-shop.ts';
import { type IssueRow, insertIssue } from './issues.store.ts';
import type { WritingDeps } from './payment-deps.ts';

type Issue = Pick<IssueRow, 'kind' | 'subject'> &
  Partial<Pick<IssueRow, 'provider' | 'providerPaymentId' | 'orderId'>> & { details: () => string };

const MAX_LENGTH = 1000;

/** Something that an admin must decide: listed in the admin area and emailed to the shop, once. */
export async function reportIssue({ jobs, from, log }: WritingDeps, tx: Db, issue: Issue): Promise<void> {
  const { text, translations } = inEveryLanguage(() => issue.details().slice(0, MAX_LENGTH));
  if (!(await insertIssue(tx, { id: newId(), ...issue, details: text, translations }))) return;
  log.warn({ kind: issue.kind, subject: issue.subject }, 'payment issue');
  await mailShop({ jobs, sender: from }, tx, {
    content: () => paymentIssueEmail({ ...issue, details: inCurrentLanguage(text, translations) }, from),
  });
}
