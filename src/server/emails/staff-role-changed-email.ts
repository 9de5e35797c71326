import { adminEmails } from '../../messages/admin-emails.ts';
import { adminStaff } from '../../messages/admin-staff.ts';
import type { StaffRole } from '../../rules/staff-roles.ts';
import { type AdminChange, adminChangeRows } from './admin-change.ts';
import type { EmailContent } from './email-layout.ts';
import { greetAdmin } from './greeting.ts';

interface RoleChange extends AdminChange {
  before: StaffRole | null;
  after: StaffRole | null;
}

export function staffRoleChangedEmail(change: RoleChange): EmailContent {
  const { name, user, before, after } = change;
  const roleText = (role: StaffRole | null) => (role ? adminStaff.role(role) : adminEmails.noRole);
  return {
    subject: after
      ? adminEmails.roleSubject({ name: user.name, role: adminStaff.role(after) })
      : adminEmails.noRoleSubject(user.name),
    ...greetAdmin(name),
    paragraphs: [
      after ? adminStaff.roleNote(after) : adminEmails.roleTaken(user),
      adminEmails.rightsNotAgreed,
    ],
    rows: [...adminChangeRows(change), [adminEmails.role, `${roleText(before)} → ${roleText(after)}`]],
  };
}
