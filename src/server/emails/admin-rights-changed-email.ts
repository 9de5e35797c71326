import { adminEmails } from '../../messages/admin-emails.ts';
import { type AdminChange, adminChangeRows } from './admin-change.ts';
import type { EmailContent } from './email-layout.ts';
import { greetAdmin } from './greeting.ts';

export function adminRightsChangedEmail(change: AdminChange): EmailContent {
  const { name, user } = change;
  const { isAdmin } = user;
  return {
    subject: isAdmin ? adminEmails.nowAdmin(user.name) : adminEmails.noLongerAdmin(user.name),
    ...greetAdmin(name),
    paragraphs: [
      isAdmin ? adminEmails.canDoEverything(user) : adminEmails.rightsTaken(user),
      adminEmails.rightsNotAgreed,
    ],
    rows: [
      ...adminChangeRows(change),
      [adminEmails.isAdmin, isAdmin ? adminEmails.noToYes : adminEmails.yesToNo],
    ],
  };
}
