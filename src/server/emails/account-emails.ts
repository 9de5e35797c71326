import type { EmailContent } from './email-layout.ts';

interface AdminChange {
  name: string;
  actor: { name: string; email: string } | undefined;
  /** As it is after the change. */
  person: { name: string; email: string; isAdmin: boolean; isBlocked: boolean };
}

/** Letters about an account. */
export const accountEmails = {
  welcome: ({
    name,
    shopName,
    shopUrl,
  }: {
    name: string;
    shopName: string;
    shopUrl: string;
  }): EmailContent => ({
    subject: `Welcome to ${shopName}`,
    greeting: `Vanakkam ${name},`,
    paragraphs: [
      'Your account is ready. You can keep a cart and a wishlist, order, and follow each order until it is at your door.',
    ],
    link: { text: 'Start Shopping', url: `${shopUrl}/product` },
    ending: 'You did not register? Then please write to us, and we remove the account.',
  }),
  'password-changed': ({ name, shopUrl }: { name: string; shopUrl: string }): EmailContent => ({
    subject: 'Your password was changed',
    greeting: `Vanakkam ${name},`,
    paragraphs: [
      'The password of your account was just changed. All other devices were signed out.',
      'If it was not you, set a new password now with "Reset password" on the login page.',
    ],
    link: { text: 'Log in', url: `${shopUrl}/login` },
  }),
  'google-linked': ({ name }: { name: string }): EmailContent => ({
    subject: 'Google was connected to your account',
    greeting: `Vanakkam ${name},`,
    paragraphs: [
      'Your account was just opened with Google for the first time. From now on you can sign in either way.',
      'If it was not you, please change your password and write to us.',
    ],
  }),
  'email-changed': ({ name, email }: { name: string; email: string }): EmailContent => ({
    subject: 'The email of your account was changed',
    greeting: `Vanakkam ${name},`,
    paragraphs: [
      `The shop changed the email of your account to ${email}. All devices were signed out.`,
      'If you did not ask for this, please write to us.',
    ],
  }),
  'rights-changed': ({ name, actor, person }: AdminChange): EmailContent => ({
    subject: person.isAdmin ? `${person.name} is now an admin` : `${person.name} is no longer an admin`,
    greeting: `Vanakkam ${name},`,
    paragraphs: [
      person.isAdmin
        ? `${person.name} (${person.email}) can now do everything in the shop that an admin can.`
        : `The admin rights of ${person.name} (${person.email}) were taken away.`,
      'If this was not agreed on, log in, take the rights back under Users, and have every admin set a new password.',
    ],
    rows: [...whoChangedWhom({ actor, person }), ['Admin', person.isAdmin ? 'No → Yes' : 'Yes → No']],
  }),
  'admin-blocked': ({ name, actor, person }: AdminChange): EmailContent => ({
    subject: `The admin ${person.name} was ${person.isBlocked ? 'blocked' : 'unblocked'}`,
    greeting: `Vanakkam ${name},`,
    paragraphs: [
      person.isBlocked
        ? `The admin ${person.name} (${person.email}) was signed out everywhere and cannot log in any more.`
        : `The admin ${person.name} (${person.email}) can log in again.`,
      'If this was not agreed on, an admin who can still log in should undo it under Users, and every admin should set a new password.',
    ],
    rows: [...whoChangedWhom({ actor, person }), ['Blocked', person.isBlocked ? 'No → Yes' : 'Yes → No']],
  }),
  'account-deleted': ({ name }: { name: string }): EmailContent => ({
    subject: 'Your account was deleted',
    greeting: `Vanakkam ${name},`,
    paragraphs: [
      'Your account and your personal data were deleted, as you asked. Bills of past orders are kept without your name, as the law asks of a shop.',
    ],
  }),
};

function whoChangedWhom({ actor, person }: Omit<AdminChange, 'name'>): [string, string][] {
  return [
    ['Changed by', actor ? `${actor.name} (${actor.email})` : 'An account that is gone'],
    ['For', `${person.name} (${person.email})`],
  ];
}
