import { adminEmails } from '../../messages/admin-emails.ts';
import { type AdminChange, adminChangeRows } from './admin-change.ts';
import type { EmailContent } from './email-layout.ts';
import { greetAdmin } from './greeting.ts';

/** To the person and to all owners. */
export function factorsResetEmail(change: AdminChange): EmailContent {
  const { name, user } = change;
  return {
    subject: adminEmails.factorsResetSubject(user.name),
    ...greetAdmin(name),
    paragraphs: [
      adminEmails.factorsReset(user.name),
      adminEmails.factorsResetNext,
      adminEmails.factorsResetNotAgreed,
    ],
    rows: adminChangeRows(change),
  };
}
