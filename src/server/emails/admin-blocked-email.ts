import { type AdminChange, adminChangeRows } from './admin-change.ts';
import type { EmailContent } from './email-layout.ts';
import { greetAdmin } from './greeting.ts';

export function adminBlockedEmail(change: AdminChange): EmailContent {
  const { name, user } = change;
  return {
    subject: `The admin ${user.name} was ${user.isBlocked ? 'blocked' : 'unblocked'}`,
    ...greetAdmin(name),
    paragraphs: [
      user.isBlocked
        ? `The admin ${user.name} (${user.email}) was signed out everywhere and cannot log in any more.`
        : `The admin ${user.name} (${user.email}) can log in again.`,
      'If this was not agreed on, an admin who can still log in should undo it under Users, and every admin should set a new password.',
    ],
    rows: [...adminChangeRows(change), ['Blocked', user.isBlocked ? 'No → Yes' : 'Yes → No']],
  };
}
