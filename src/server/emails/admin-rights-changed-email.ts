import { type AdminChange, adminChangeRows } from './admin-change.ts';
import type { EmailContent } from './email-layout.ts';
import { greetAdmin } from './greeting.ts';

export function adminRightsChangedEmail(change: AdminChange): EmailContent {
  const { name, user } = change;
  return {
    subject: user.isAdmin ? `${user.name} is now an admin` : `${user.name} is no longer an admin`,
    ...greetAdmin(name),
    paragraphs: [
      user.isAdmin
        ? `${user.name} (${user.email}) can now do everything in the shop that an admin can.`
        : `The admin rights of ${user.name} (${user.email}) were taken away.`,
      'If this was not agreed on, log in, take the rights back under Users, and have every admin set a new password.',
    ],
    rows: [...adminChangeRows(change), ['Admin', user.isAdmin ? 'No → Yes' : 'Yes → No']],
  };
}
