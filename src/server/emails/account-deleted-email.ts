import type { EmailContent } from './email-layout.ts';
import { greet } from './greeting.ts';

export function accountDeletedEmail({ name }: { name: string }): EmailContent {
  return {
    subject: 'Your account was deleted',
    ...greet(name),
    paragraphs: [
      'Your account and your personal data were deleted, as you asked. Bills of past orders are kept without your name, as the law asks of a shop.',
    ],
  };
}
