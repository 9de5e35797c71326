/** The payment page. */
export const payment = {
  title: 'Payment',
  method: 'Payment Method',
  optionsFailed: 'The ways to pay could not be loaded.',
  amount: 'Amount',
  secure: 'Secure SSL connection. Your UPI PIN and card details never reach us.',
  waiting: 'Waiting for your payment. As soon as it is here, this page goes on by itself.',
  payThisWay: 'Pay this way',
  notStarted: 'The payment could not be started',
  holdNote: (hours: number) =>
    `We keep your order for ${hours} hours, and write to you as soon as your money is here.`,
  copy: (label: string) => `Copy ${label}`,
  copied: (label: string) => `Copied: ${label}`,
  notCopied: 'It could not be copied. Please copy it by hand.',
  alreadyPaid: 'This order is already paid.',
  cancelled: (note: string) => `This order was cancelled. ${note}`,
  notOnline: 'This order cannot be paid online.',
};
