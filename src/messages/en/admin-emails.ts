export type RequestKind = 'cancel' | 'return' | 'exchange' | 'damage';

export interface Person {
  name: string;
  email: string;
}

/** E-mails to the shop and its admins. */
export const adminEmails = {
  newPaidOrder: ({ number, total }: { number: number; total: string }) =>
    `New paid order ${number}: ${total}`,
  hasPaid: ({ name, number }: { name: string; number: number }) => `${name} has paid order ${number}.`,
  paid: 'Paid',
  paymentId: 'Payment ID',
  email: 'Email',
  phone: 'Phone',
  openOrder: 'Open the order',
  cancelledSubject: (number: number) => `Order ${number} was cancelled by the customer: do not ship it`,
  hasCancelled: ({ name, number }: { name: string; number: number }) =>
    `${name} has cancelled order ${number}.`,
  cancelledPaid: (amount: string) => `It was paid. ${amount} goes back to the customer by itself.`,
  cancelledUnpaid: 'It was not paid.',
  onSaleAgain: 'What it held is on sale again.',
  requestSubject: ({ number, kind }: { number: number; kind: RequestKind }) =>
    `Order #${number}: ${kind} requested`,
  customerAsks: 'A customer asks:',
  answer: 'Answer',
  messageSubject: (subject: string) => `Message: ${subject}`,
  hasWritten: (name: string) => `${name} wrote to the shop:`,
  replyToThis: 'Answer this mail to write back.',
  issueSubject: ({ kind }: { kind: string; title: string }) => `A payment needs you: ${kind}`,
  lookAtPayment: 'Somebody should look at this payment.',
  about: 'About',
  sizesLow: (count: number) => `${count} sizes are low or sold out`,
  lookAtStock: 'Please look at your stock.',
  notifiedOnce:
    'You are told of each size once, until you fill it up. What unpaid orders hold comes back by itself when they are not paid.',
  left: (stock: number) => (stock === 0 ? 'Sold out' : `Only ${stock} left`),
  held: (held: number) => `; ${held} more held by unpaid orders`,
  webhookDisabledSubject: (host: string) => `Webhooks to ${host} are disabled`,
  webhookDisabled: 'An endpoint receives no webhooks any more.',
  webhookDisabledNote:
    'It failed for a long time, or said that it is gone, so the shop stopped trying. New events are not sent to it until you enable it. What it has not received is kept for 30 days and sent then.',
  endpoint: 'Endpoint',
  lastError: 'Last error',
  openEndpoint: 'Open the endpoint',
  openFoods: 'Open the foods',
  changedBy: 'Changed by',
  accountGone: 'An account that is gone',
  changedFor: 'For',
  isAdmin: 'Admin',
  isBlocked: 'Blocked',
  noToYes: 'No → Yes',
  yesToNo: 'Yes → No',
  nowAdmin: (name: string) => `${name} is now an admin`,
  noLongerAdmin: (name: string) => `${name} is no longer an admin`,
  canDoEverything: ({ name, email }: Person) =>
    `${name} (${email}) can now do everything in the shop that an admin can.`,
  rightsTaken: ({ name, email }: Person) => `The admin rights of ${name} (${email}) were taken away.`,
  rightsNotAgreed:
    'If this was not agreed on, log in, take the rights back under Users, and have every admin set a new password.',
  role: 'Role',
  noRole: 'none',
  roleSubject: ({ name, role }: { name: string; role: string }) => `${name}: now ${role} of the shop`,
  noRoleSubject: (name: string) => `${name} no longer works in the shop`,
  roleTaken: ({ name, email }: Person) => `${name} (${email}) can no longer open the admin area.`,
  newDeviceSubject: 'A new device logged in to your account',
  newDevice: 'Somebody logged in to your account in a browser that was not used for it before.',
  newDeviceNotYou:
    'Was it you? Then there is nothing to do. Otherwise set a new password now: that signs out every other device.',
  device: 'Device',
  address: 'Network address',
  failuresSubject: (name: string) => `Somebody tries to log in as ${name}`,
  failures: ({ name, email, failures }: Person & { failures: number }) =>
    `${failures} logins of ${name} (${email}) failed within an hour. Nobody got in that way.`,
  failuresNote:
    'The shop slows such attempts down by itself. A long password that is used nowhere else is the best protection.',
  openSecurityLog: 'Open the security log',
  inviteSubject: (shop: string) => `You are invited to help run ${shop}`,
  inviteText: ({ inviter, shop, role }: { inviter: string; shop: string; role: string }) =>
    `${inviter} invites you to work in the shop ${shop}. Your role: ${role}.`,
  inviteLink: 'Accept the invitation',
  inviteEnding: (days: number) =>
    `The link works for ${days} days, and only with this e-mail address. If you do not know about it, do nothing.`,
  blockedSubject: (name: string) => `The admin ${name} was blocked`,
  unblockedSubject: (name: string) => `The admin ${name} was unblocked`,
  cannotLogIn: ({ name, email }: Person) =>
    `The admin ${name} (${email}) was signed out everywhere and cannot log in any more.`,
  canLogIn: ({ name, email }: Person) => `The admin ${name} (${email}) can log in again.`,
  blockNotAgreed:
    'If this was not agreed on, an admin who can still log in should undo it under Users, and every admin should set a new password.',
  factorsResetSubject: (name: string) => `The second step of ${name} was reset`,
  factorsReset: (name: string) =>
    `An owner of the shop removed all passkeys, the authenticator app and the recovery codes of ${name}, and signed out all devices.`,
  factorsResetNext:
    'The next login needs the password or a mailed code only. A new second step can be set up under "Sign-in and security".',
  factorsResetNotAgreed:
    'If nobody asked for this, set a new password now and tell an owner of the shop: somebody may be trying to get into the account.',
  testSubject: 'Test e-mail of your shop',
  testText: 'Your shop can send e-mails. You asked for this test on the set-up page.',
  testEnding: 'You do not need to do anything.',
  openIssues: 'Open the payments',
};
