import type { ProviderPayment, ProviderRefund } from '../providers/provider-payment.ts';
import type { ProviderResult } from '../providers/provider-result.ts';

export type Provider = 'razorpay' | 'paypal';
export type Environment = 'sandbox' | 'test' | 'live';

export interface SeenPayment extends ProviderPayment {
  /** Every refund of it that the provider knows. */
  refunds: ProviderRefund[];
  /** Why it does not belong to the order, where it does not. */
  foreign: string | undefined;
}

export interface Seen {
  payments: SeenPayment[];
  /** Something that the customer agreed to and that nobody has taken yet. */
  promised: Promised | undefined;
}

/** Money that waits to be taken: a Razorpay payment that is authorised, or a PayPal order that is approved. */
export interface Promised {
  id: string;
  /** Undefined where the provider takes just what the attempt asked for. */
  sum: { amountMinor: number; currency: string } | undefined;
  /** Whether the customer's browser takes it in a moment, and only its silence leaves it to us. */
  isBrowsersTurn: boolean;
}

interface AttemptOrder {
  providerOrderId: string;
  /** The shop's. */
  orderId: string;
  /** Whether a refund was asked for: one that failed leaves no mark on its payment. */
  hasRefunds: boolean;
}

/** A provider as settling needs it: what is true, and the two things that move money. */
export interface PaymentSource {
  environment: Environment;
  inspect(attempt: AttemptOrder): Promise<ProviderResult<Seen>>;
  /** One payment by its id, whatever order it names. */
  find(providerPaymentId: string): Promise<ProviderResult<ProviderPayment>>;
  capturePromised(promised: Promised): Promise<ProviderResult<unknown>>;
  refund(refund: {
    providerPaymentId: string;
    amountMinor: number;
    idempotencyKey: string;
  }): Promise<ProviderResult<ProviderRefund>>;
}
