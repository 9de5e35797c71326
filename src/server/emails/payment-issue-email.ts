import { adminEmails } from '../../messages/admin-emails.ts';
import { adminPayments } from '../../messages/admin-payments.ts';
import { currentLanguage } from '../../messages/current-language.ts';
import type { EmailContent, Sender } from './email-layout.ts';
import { pageUrl } from './email-texts.ts';

/** To the shop: an admin has to decide about a payment. */
export function paymentIssueEmail(
  issue: { kind: string; subject: string; details: string; orderId?: string | null },
  from: Pick<Sender, 'shopUrl'>,
): EmailContent {
  const [title] = adminPayments.issue(issue.kind);
  return {
    subject: adminEmails.issueSubject({ kind: issue.kind, title }),
    greeting: adminEmails.lookAtPayment,
    paragraphs: [issue.details],
    rows: [[adminEmails.about, issue.subject]],
    link: issue.orderId
      ? {
          text: adminEmails.openOrder,
          url: pageUrl(from, currentLanguage(), `/admin/orders/${issue.orderId}`),
        }
      : { text: adminEmails.openIssues, url: pageUrl(from, currentLanguage(), '/admin/problems') },
  };
}
