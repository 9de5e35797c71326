import type { EmailContent } from './email-layout.ts';
import { greet } from './greeting.ts';

export function googleLinkedEmail({ name }: { name: string }): EmailContent {
  return {
    subject: 'Google was connected to your account',
    ...greet(name),
    paragraphs: [
      'Your account was just opened with Google for the first time. From now on you can sign in either way.',
      'If it was not you, please change your password and write to us.',
    ],
  };
}
