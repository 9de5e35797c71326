import { plural } from './plural.ts';

/** What the server says when a request has succeeded, and when an account is changed too often. */
export const apiResults = {
  loggedOut: 'Logout Successful',
  accountDeleted: 'Your account was deleted.',
  orderDeleted: 'Order deleted.',
  codeVerified: 'OTP verified',
  passwordUpdated: 'Password updated successfully',
  changedOften: (minutes: number) =>
    `You have changed your account very often. Please try again in ${plural(minutes, { one: 'a minute', other: `${minutes} minutes` })}.`,
  removed: 'Removed.',
  replied: 'Answered.',
  done: 'Done.',
  sent: 'It is being sent.',
  triedAgain: 'It is tried again.',
  discarded: 'Forgotten.',
};
