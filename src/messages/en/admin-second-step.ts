/** The second step of somebody else, which an owner can remove. */
export const adminSecondStep = {
  title: 'Second step',
  passkeys: (count: number) => `Passkeys: ${count}`,
  app: 'Authenticator app',
  codes: (count: number) => `Unused recovery codes: ${count}`,
  note: 'Reset it only when you are sure who asks: call the person on a number that you know.',
  reset: 'Reset second step',
  resetName: (name: string) => `Reset the second step of ${name}`,
  question: (name: string) => `Reset the second step of ${name}?`,
  consequence:
    'All passkeys, the authenticator app and the recovery codes are removed, and every device is signed out. The person and all owners get an e-mail. Until a new second step is set up, the password or a mailed code is enough to log in.',
  done: (name: string) => `${name} can log in without the second step now.`,
  whyConfirm: 'You are about to remove somebody’s second step.',
};
