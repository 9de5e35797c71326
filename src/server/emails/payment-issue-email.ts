import { adminEmails } from '../../messages/admin-emails.ts';
import { adminPayments } from '../../messages/admin-payments.ts';
import type { EmailContent } from './email-layout.ts';

/** To the shop: an admin has to decide about a payment. */
export function paymentIssueEmail(issue: { kind: string; subject: string; details: string }): EmailContent {
  const [title] = adminPayments.issue(issue.kind);
  return {
    subject: adminEmails.issueSubject({ kind: issue.kind, title }),
    greeting: adminEmails.lookAtPayment,
    paragraphs: [issue.details],
    rows: [[adminEmails.about, issue.subject]],
  };
}
