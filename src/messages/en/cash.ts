/** Cash on delivery, as customers read it. */
export const cash = {
  name: 'Cash on delivery',
  fee: 'Cash on delivery fee',
  notOffered: 'This order cannot be paid in cash. Please pay online.',
  belowMinimum: (amount: string) => `Cash on delivery is for orders from ${amount}. Please pay online.`,
  aboveMaximum: (amount: string) => `Cash on delivery is for orders up to ${amount}. Please pay online.`,
  notThere: (pincode: string) => `We cannot collect cash at pincode ${pincode}. Please pay online.`,
  cameBack: 'Parcels for you came back to us unpaid. Please pay this one online.',
  tooManyOpen: 'You have orders with cash on delivery on their way. Please pay this one online.',
  noEmail: 'We confirm cash orders by e-mail, and your account has none. Please pay online.',
  chosen: (amount: string) => `You pay ${amount} in cash when your order arrives.`,
  payOnlineButton: 'Pay online instead',
  payOnline: 'You can still pay online until the parcel is on its way. Then you pay no fee for cash.',
  cameBackNote: 'The parcel came back to us without being paid for.',
};
