export type Unrelated = 'provider-order' | 'shop-order' | 'merchant';

const unrelated: Record<Unrelated, string> = {
  'provider-order': 'the payment names another order of the provider',
  'shop-order': 'the payment names another order of the shop',
  merchant: 'the payment went to another merchant',
};

/** What happened to a payment that an admin must decide about. */
export const paymentIssues = {
  unrelated: (reason: Unrelated) => unrelated[reason],
  otherAmount: ({ number, asked, came }: { number: number; asked: string; came: string }) =>
    `Order ${number} asked for ${asked}, and ${came} came.`,
  otherAccount: ({
    provider,
    event,
    theirs,
    ours,
  }: {
    provider: string;
    event: string;
    theirs: string;
    ours: string;
  }) => `${provider} told of ${event} in account ${theirs}, and the shop's is ${ours}.`,
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
    `Nobody could say the rate for a week. Prices in dollars use the fixed rate of ${rate}.`,
};
