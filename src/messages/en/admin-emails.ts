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
  blockedSubject: (name: string) => `The admin ${name} was blocked`,
  unblockedSubject: (name: string) => `The admin ${name} was unblocked`,
  cannotLogIn: ({ name, email }: Person) =>
    `The admin ${name} (${email}) was signed out everywhere and cannot log in any more.`,
  canLogIn: ({ name, email }: Person) => `The admin ${name} (${email}) can log in again.`,
  blockNotAgreed:
    'If this was not agreed on, an admin who can still log in should undo it under Users, and every admin should set a new password.',
  testSubject: 'Test e-mail of your shop',
  testText: 'Your shop can send e-mails. You asked for this test on the set-up page.',
  testEnding: 'You do not need to do anything.',
  openIssues: 'Open the payments',
};
