const statuses = {
  pending: 'waits for the bank',
  authorised: 'approved, not collected yet',
  captured: 'paid',
  'part-refunded': 'paid, a part went back',
  refunded: 'paid and refunded',
  failed: 'refused by the bank',
};
const kinds = { upi: 'UPI', card: 'Card', netbanking: 'Net banking', wallet: 'Wallet', other: 'Other' };

/** Started payments of an order, and what the provider says of them. */
export const adminAttempts = {
  title: 'Payment attempts',
  status: (status: keyof typeof statuses) => statuses[status],
  paidWith: ({ kind, hint }: { kind: keyof typeof kinds; hint: string }) =>
    hint && kind === 'card' ? `Card ending ${hint}` : [kinds[kind], hint].filter(Boolean).join(', '),
  nothingPaid: 'nothing paid',
  notKnown: 'not known to the provider',
  noResponse: 'no answer yet',
  notStarted: 'did not reach the provider',
  byHand: 'waits for your entry',
  askedLast: (time: string) => `Asked last ${time}`,
  noResponseSince: (time: string) => `Asked last ${time}, without an answer`,
  capturedAt: ({ amount, time }: { amount: string; time: string }) => `${amount}, paid on ${time}.`,
  less: ({ amount, less }: { amount: string; less: string }) =>
    `${amount} came, ${less} less than the order.`,
  more: ({ amount, more }: { amount: string; more: string }) =>
    `${amount} came, ${more} more than the order.`,
  whatCanIDo: 'What can I do?',
  advice:
    'The order stays unpaid. Ask the customer to pay the whole amount, then refund this payment under Payments. Or refund it now and cancel the order.',
  toPayments: 'Go to Payments',
  notCharged: 'Nothing was charged.',
};
