import type { EmailContent } from './email-layout.ts';

/** To the shop: an admin has to decide about a payment. */
export function paymentIssueEmail(issue: { kind: string; subject: string; details: string }): EmailContent {
  return {
    subject: `A payment needs you: ${issue.kind}`,
    greeting: 'Somebody should look at this payment.',
    paragraphs: [issue.details],
    rows: [['About', issue.subject]],
  };
}
