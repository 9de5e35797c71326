/** A payment in our words, whoever took it. */
export interface ProviderPayment {
  id: string;
  /** The provider's order that it pays. */
  orderId: string | undefined;
  /** Money has come only with `captured`; both `refunded` states had it and gave it back. */
  status: 'pending' | 'authorised' | 'captured' | 'part-refunded' | 'refunded' | 'failed';
  /** Paise or cents. */
  amountMinor: number;
  currency: string;
  /** When the money came; Razorpay tells only when the payment began. */
  capturedAt: Date | undefined;
  /** Why it failed or waits, as the provider's code. */
  reason: string | undefined;
}

export interface ProviderRefund {
  id: string;
  status: 'pending' | 'processed' | 'failed';
  /** PayPal names no amount in its short answer. */
  amountMinor: number | undefined;
  currency: string | undefined;
}

/** What a webhook points at. Its content is a snapshot: the truth is asked for by id. */
export interface ProviderEvent {
  id: string;
  type: string;
  orderId: string | undefined;
  paymentId: string | undefined;
  refundId: string | undefined;
  /** Whose account the event is about; another's event is not ours. */
  accountId: string | undefined;
}

export type WebhookReading =
  | { is: 'genuine'; event: ProviderEvent }
  | { is: 'forged' }
  | { is: 'unreadable' };
