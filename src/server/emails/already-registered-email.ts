import type { EmailContent, Sender } from './email-layout.ts';
import { greet } from './greeting.ts';

/** Instead of a code, when somebody registers with the e-mail of an account. */
export function alreadyRegisteredEmail({ shopName, shopUrl }: Sender): EmailContent {
  return {
    subject: `You already have an account with ${shopName}`,
    ...greet(''),
    paragraphs: [
      'Somebody, most likely you, wanted to register with this email. There is an account with it already: please log in, or set a new password with "Reset password".',
    ],
    link: { text: 'Log in', url: `${shopUrl}/login` },
    ending: 'If it was not you, do nothing.',
  };
}
