import { enqueueEmail } from '../emails/email-queue.ts';
import { paymentIssueEmail } from '../emails/payment-issue-email.ts';
import type { Db } from '../platform/db/db.ts';
import { newId } from '../platform/ids.ts';
import { type IssueRow, insertIssue } from './issues.store.ts';
import type { WritingDeps } from './payment-deps.ts';

type Issue = Pick<IssueRow, 'kind' | 'subject' | 'details'> &
  Partial<Pick<IssueRow, 'provider' | 'providerPaymentId' | 'orderId'>>;

/** Something that an admin must decide: listed in the admin area and emailed to the shop, once. */
export async function reportIssue({ jobs, from, log }: WritingDeps, tx: Db, issue: Issue): Promise<void> {
  if (!(await insertIssue(tx, { id: newId(), ...issue, details: issue.details.slice(0, 1000) }))) return;
  log.warn({ kind: issue.kind, subject: issue.subject }, 'payment issue');
  const { shopName, shopEmail } = from;
  if (!shopEmail) return;
  await enqueueEmail(jobs, tx, {
    to: { name: shopName, address: shopEmail },
    content: paymentIssueEmail(issue),
  });
}
