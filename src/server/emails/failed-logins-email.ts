import { adminEmails } from '../../messages/admin-emails.ts';
import type { EmailContent, Sender } from './email-layout.ts';
import { greetAdmin } from './greeting.ts';

interface Attacked {
  /** The recipient. */
  name: string;
  user: { name: string; email: string };
  failures: number;
}

export function failedLoginsEmail(
  { name, user, failures }: Attacked,
  { shopUrl }: Pick<Sender, 'shopUrl'>,
): EmailContent {
  return {
    subject: adminEmails.failuresSubject(user.name),
    ...greetAdmin(name),
    paragraphs: [adminEmails.failures({ ...user, failures }), adminEmails.failuresNote],
    link: { text: adminEmails.openSecurityLog, url: `${shopUrl}/admin/security?kind=sign-in-failed` },
  };
}
