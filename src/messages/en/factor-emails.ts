const added = {
  passkey: 'A passkey was added to your account',
  app: 'An authenticator app was added to your account',
  'recovery-codes': 'New recovery codes were made for your account',
};
const removed = {
  passkey: 'A passkey was removed from your account',
  app: 'The authenticator app was removed from your account',
  'recovery-codes': 'The recovery codes of your account were removed',
};

/** E-mails about passkeys, authenticator apps and recovery codes. */
export const factorEmails = {
  change: (factor: keyof typeof added, isAdded: boolean) => (isAdded ? added : removed)[factor],
  notYou:
    'Was it you? Then there is nothing to do. Otherwise log in now, remove what is not yours under "Sign-in and security", and set a new password.',
  device: 'Device',
  address: 'Network address',
};
