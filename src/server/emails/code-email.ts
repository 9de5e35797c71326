import type { EmailContent, Sender } from './email-layout.ts';
import { greet } from './greeting.ts';

/** How long a code is good for. */
export const CODE_MINUTES = 10;

/** The one-time code to verify an e-mail or to reset a password. */
export function codeEmail(
  { isReset, code, minutes }: { isReset: boolean; code: string; minutes: number },
  { shopName }: Sender,
): EmailContent {
  return {
    subject: isReset ? `Your ${shopName} password reset code` : `Your ${shopName} code`,
    ...greet(''),
    paragraphs: [
      isReset ? 'This is your code to set a new password:' : 'This is your code to confirm your email:',
    ],
    highlight: code,
    ending: `The code is good for ${minutes} minutes. We never ask for it by phone or chat. If you did not ask for it, do nothing.`,
  };
}
