import { adminEmails } from '../../messages/admin-emails.ts';
import { type AdminChange, adminChangeRows } from './admin-change.ts';
import type { EmailContent } from './email-layout.ts';
import { greetAdmin } from './greeting.ts';

export function adminBlockedEmail(change: AdminChange): EmailContent {
  const { name, user } = change;
  const { isBlocked } = user;
  return {
    subject: isBlocked ? adminEmails.blockedSubject(user.name) : adminEmails.unblockedSubject(user.name),
    ...greetAdmin(name),
    paragraphs: [
      isBlocked ? adminEmails.cannotLogIn(user) : adminEmails.canLogIn(user),
      adminEmails.blockNotAgreed,
    ],
    rows: [
      ...adminChangeRows(change),
      [adminEmails.isBlocked, isBlocked ? adminEmails.noToYes : adminEmails.yesToNo],
    ],
  };
}
