/** The shop of `npm run test:extension`: the real API with a real database. */
export interface TestedShop {
  /** Calls a path of the shop, such as its sandbox. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Where providers send events: the path of the webhook follows. The kit holds them back and delivers them as it likes. */
  url: string;
}

/** What `extensions/<name>/testing.ts` exports as `payments`, by the id of the payment method. */
export interface PaymentTesting {
  /** Environment variables of the shop; keys with a demo value need none. */
  environment?: Record<string, string>;
  /** The method's own route that starts a payment; without it, the general one. */
  startPath?: `/${string}`;
  /** The provider's order in the response of `startPath`. */
  readStarted?(body: Record<string, unknown>): string;
  simulate(shop: TestedShop): PaymentSimulator;
}

/** A provider in memory, or the sandbox. */
export interface PaymentSimulator {
  /** The customer pays. Returns the provider's payment, and the call of the customer's browser afterwards, if it has one of its own. */
  pay(order: { providerOrderId: string; orderId: string }): Promise<{
    paymentId: string;
    confirmation?: { method: 'POST' | 'PUT'; path: `/${string}`; body: object };
  }>;
  /** How much of a payment the provider has refunded, in paise or cents. */
  refunded(paymentId: string): Promise<number>;
}
