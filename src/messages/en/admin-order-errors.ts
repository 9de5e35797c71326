/** Why the server rejects what an admin wants to do with an order. */
export const adminOrderErrors = {
  cannotBecome: ({ status, to }: { status: string; to: string }) =>
    `An order that is ${status} cannot become ${to}.`,
  refunded: 'Everything that was paid for this order goes back to the customer: it is not shipped any more.',
  soldOut: 'Something in this order is sold out meanwhile.',
  couponUsedUp: 'The coupon of this order is used up meanwhile.',
  unchanged: 'Nothing was changed: this is what the order says already.',
  noTracking: (status: string) => `An order that is ${status} has no tracking number to correct.`,
  addressFixed: (status: string) => `The delivery address of an order that is ${status} cannot be corrected.`,
  invoiceState: (invoice: string) =>
    `Invoice ${invoice} was issued with another state, which decides the tax: the state can no longer be changed. Cancel the order or take it back, and place a new one.`,
  allRefunded: 'All of this payment was given back already, or is on its way.',
  refundLimit: (amount: string) => `At most ${amount} of this payment can be refunded.`,
  moreReturned: 'More came back than was ordered.',
  piecesLimit: 'More pieces than are left of this order, or it has no invoice.',
  invoiceGstin: (invoice: string) =>
    `Invoice ${invoice} is issued: a GSTIN can no longer get onto it. Cancel the order or take it back, and place a new one.`,
};
