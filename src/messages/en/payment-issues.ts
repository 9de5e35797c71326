export type Unrelated = 'order' | 'paypal-order' | 'shop-order' | 'merchant';

const unrelated: Record<Unrelated, string> = {
  order: 'the payment names another order',
  'paypal-order': 'the capture names another order of PayPal',
  'shop-order': 'the capture names another order of the shop',
  merchant: 'the capture paid another merchant',
};

/** What happened to a payment that an admin must decide about. */
export const paymentIssues = {
  unrelated: (reason: Unrelated) => unrelated[reason],
  otherAmount: ({ number, asked, came }: { number: number; asked: string; came: string }) =>
    `Order ${number} asked for ${asked}, and ${came} came.`,
  otherAccount: ({ event, theirs, ours }: { event: string; theirs: string; ours: string }) =>
    `Razorpay told of ${event} in account ${theirs}, and the shop's is ${ours}.`,
  anEvent: 'an event',
  unsettled: ({ provider, event, problem }: { provider: string; event: string; problem: string }) =>
    `${provider} told of ${event}, and it cannot be settled: ${problem}.`,
  noResponse: 'the provider does not answer',
  noOrder: 'no order of ours is known for it',
  unknownThere: (code: string) => `the provider does not know it: ${code}`,
  otherEnvironment: ({ provider, begun, now }: { provider: string; begun: string; now: string }) =>
    `The payment was begun with ${provider} (${begun}); the shop now runs with ${now}.`,
  refundRejected: ({ amount, payment, code }: { amount: string; payment: string; code: string }) =>
    `The provider refused to refund ${amount} of ${payment}: ${code}.`,
  refundFailed: ({ amount, payment }: { amount: string; payment: string }) =>
    `The provider could not refund ${amount} of ${payment}.`,
  fixedRate: (rate: string) =>
    `Nobody could say the rate for a week. PayPal charges at the fixed rate of ${rate}.`,
};
