import type { EmailContent } from './email-layout.ts';
import { greet } from './greeting.ts';

/** To the old address, after an admin changed it. */
export function emailChangedEmail({ name, email }: { name: string; email: string }): EmailContent {
  return {
    subject: 'The email of your account was changed',
    ...greet(name),
    paragraphs: [
      `The shop changed the email of your account to ${email}. All devices were signed out.`,
      'If you did not ask for this, please write to us.',
    ],
  };
}
