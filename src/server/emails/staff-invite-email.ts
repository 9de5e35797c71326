import { adminEmails } from '../../messages/admin-emails.ts';
import { adminStaff } from '../../messages/admin-staff.ts';
import { currentLanguage } from '../../messages/current-language.ts';
import type { StaffRole } from '../../rules/staff-roles.ts';
import type { EmailContent, Sender } from './email-layout.ts';
import { pageUrl } from './email-texts.ts';
import { greetAdmin } from './greeting.ts';

interface Invite {
  /** Of the owner who invites. */
  inviter: string;
  role: StaffRole;
  token: string;
  days: number;
}

export function staffInviteEmail({ inviter, role, token, days }: Invite, from: Sender): EmailContent {
  return {
    subject: adminEmails.inviteSubject(from.shopName),
    ...greetAdmin(''),
    paragraphs: [
      adminEmails.inviteText({ inviter, shop: from.shopName, role: adminStaff.role(role) }),
      adminStaff.roleNote(role),
    ],
    link: {
      text: adminEmails.inviteLink,
      url: pageUrl(from, currentLanguage(), `/staff-invite?token=${token}`),
    },
    ending: adminEmails.inviteEnding(days),
  };
}
