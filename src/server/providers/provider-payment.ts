/** A payment, independent of the provider. */
export interface ProviderPayment {
  id: string;
  /** The provider's order that was paid. */
  orderId: string | undefined;
  /** Only `captured` means the money was received; both `refunded` states had it and returned it. */
  status: 'pending' | 'authorised' | 'captured' | 'part-refunded' | 'refunded' | 'failed';
  /** Paise or cents. */
  amountMinor: number;
  currency: string;
  /** When the money was captured; for Razorpay, when the payment was created. */
  capturedAt: Date | undefined;
  /** The provider's code for why the payment failed or is pending. */
  reason: string | undefined;
}

export interface ProviderRefund {
  id: string;
  status: 'pending' | 'processed' | 'failed';
  /** PayPal's minimal response has no amount. */
  amountMinor: number | undefined;
  currency: string | undefined;
}

/** The objects that a webhook event refers to. Its content may be outdated, so they are fetched by id. */
export interface ProviderEvent {
  id: string;
  type: string;
  orderId: string | undefined;
  paymentId: string | undefined;
  refundId: string | undefined;
  /** The merchant account; an event of another account is ignored. */
  accountId: string | undefined;
}

export type WebhookReading =
  | { is: 'genuine'; event: ProviderEvent }
  | { is: 'forged' }
  | { is: 'unreadable' };
