import type { EmailContent } from './email-layout.ts';
import { greet } from './greeting.ts';

export function passwordChangedEmail({ name, shopUrl }: { name: string; shopUrl: string }): EmailContent {
  return {
    subject: 'Your password was changed',
    ...greet(name),
    paragraphs: [
      'The password of your account was just changed. All other devices were signed out.',
      'If it was not you, set a new password now with "Reset password" on the login page.',
    ],
    link: { text: 'Log in', url: `${shopUrl}/login` },
  };
}
