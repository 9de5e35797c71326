import { body, button, emailSection, ending, subject } from './email-section.ts';

const CODE_ENDING =
  'The code is good for {minutes}. We never ask for it by phone or chat. If you did not ask for it, do nothing.';

/** E-mails about the account and its safety. */
export const accountEmails = [
  emailSection({
    key: 'welcome',
    title: 'welcome',
    note: 'welcomeNote',
    fields: [subject(), body(), button, ending()],
    texts: {
      subject: 'Welcome to {name}',
      text: 'Your account is ready. You can keep a cart and a wishlist, order, and follow each order until it is at your door.',
      button: 'Start Shopping',
      ending: 'You did not register? Then please write to us, and we remove the account.',
    },
  }),
  emailSection({
    key: 'code',
    title: 'registerCode',
    note: 'codeNote',
    fields: [subject(), body(), ending(['minutes'])],
    facts: ['minutes'],
    texts: {
      subject: 'Your {name} code',
      text: 'This is your code to confirm your email:',
      ending: CODE_ENDING,
    },
  }),
  emailSection({
    key: 'reset-code',
    title: 'resetCode',
    note: 'codeNote',
    fields: [subject(), body(), ending(['minutes'])],
    facts: ['minutes'],
    texts: {
      subject: 'Your {name} password reset code',
      text: 'This is your code to set a new password:',
      ending: CODE_ENDING,
    },
  }),
  emailSection({
    key: 'login-code',
    title: 'loginCode',
    note: 'codeNote',
    fields: [subject(), body(), ending(['minutes'])],
    facts: ['minutes'],
    texts: {
      subject: 'Your {name} login code',
      text: 'This is your code to log in:',
      ending: CODE_ENDING,
    },
  }),
  emailSection({
    key: 'cash-code',
    title: 'cashCode',
    note: 'codeNote',
    fields: [subject(), body(), ending(['minutes'])],
    facts: ['minutes'],
    texts: {
      subject: 'Your {name} code for cash on delivery',
      text: 'This is your code to confirm your order with cash on delivery:',
      ending: CODE_ENDING,
    },
  }),
  emailSection({
    key: 'already-registered',
    title: 'alreadyRegistered',
    note: 'alreadyRegisteredNote',
    fields: [subject(), body(), button, ending()],
    texts: {
      subject: 'You already have an account with {name}',
      text: 'Somebody, most likely you, wanted to register with this email. There is an account with it already: please log in, or set a new password with "Reset password".',
      button: 'Log in',
      ending: 'If it was not you, do nothing.',
    },
  }),
  emailSection({
    key: 'password-changed',
    title: 'passwordChanged',
    note: 'passwordChangedNote',
    fields: [subject(), body(), button],
    texts: {
      subject: 'Your password was changed',
      text: 'The password of your account was just changed. All other devices were signed out.\n\nIf it was not you, set a new password now with "Reset password" on the login page.',
      button: 'Log in',
    },
  }),
  emailSection({
    key: 'google-linked',
    title: 'googleConnected',
    note: 'googleConnectedNote',
    fields: [subject(), body()],
    texts: {
      subject: 'Google was connected to your account',
      text: 'Your account was just opened with Google for the first time. From now on you can sign in either way.\n\nIf it was not you, please change your password and write to us.',
    },
  }),
  emailSection({
    key: 'mobile-added',
    title: 'mobileAdded',
    note: 'mobileAddedNote',
    fields: [subject(), body(['mobile'])],
    facts: ['mobile'],
    texts: {
      subject: 'A mobile number was added to your account',
      text: 'You can now also log in with a code to {mobile}.\n\nIf it was not you, please set a new password and write to us.',
    },
  }),
  emailSection({
    key: 'email-changed',
    title: 'emailChanged',
    note: 'emailChangedNote',
    fields: [subject(), body(['newEmail'])],
    facts: ['newEmail'],
    texts: {
      subject: 'The email of your account was changed',
      text: 'The shop changed the email of your account to {newEmail}. All devices were signed out.\n\nIf you did not ask for this, please write to us.',
    },
  }),
  emailSection({
    key: 'account-deleted',
    title: 'accountDeleted',
    note: 'accountDeletedNote',
    fields: [subject(), body()],
    texts: {
      subject: 'Your account was deleted',
      text: 'Your account and your personal data were deleted, as you asked. Bills of past orders are kept without your name, as the law asks of a shop.',
    },
  }),
  emailSection({
    key: 'reply',
    title: 'messageReply',
    note: 'messageReplyNote',
    fields: [subject(['subject']), ending()],
    facts: ['subject'],
    texts: { subject: 'Re: {subject}', ending: 'Answer this mail to write back.' },
  }),
];
