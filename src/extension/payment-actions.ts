import type { ErrorCode } from '../contract/errors.ts';
import type { Order } from '../contract/order.ts';
import type { Rejected, Unreachable } from './provider-result.ts';

type Failure = { ok: false; code: ErrorCode };
type Result<Value> = { ok: true; value: Value } | Failure;

export interface Attempt {
  id: string;
  orderId: string;
  providerOrderId: string | null;
  amountMinor: number;
  currency: string;
  status: 'created' | 'pending' | 'succeeded' | 'failed';
  validUntil: Date | null;
}

export interface KnownAttempt extends Attempt {
  providerOrderId: string;
  customerId: string | null;
}

export interface StartedAttempt {
  order: { id: string; number: string; total: number };
  attempt: Attempt;
  /** False: an earlier request may have created the provider's order already. */
  isNew: boolean;
}

export interface RecordedPayment {
  orderId: string;
  providerPaymentId: string;
  status: 'captured' | 'duplicate' | 'unfulfilled' | 'mismatched';
}

/** What the routes of a payment method can do. Each knows the method, so one cannot touch another's payments. */
export interface PaymentActions {
  /** Saves that the customer is about to pay, before the provider is called; an open attempt is used again. */
  begin(request: {
    userId: string;
    orderId: string;
    /** Charges dollars at the price that the customer was shown. */
    isInDollars?: boolean;
  }): Promise<Result<StartedAttempt>>;
  /** Saves the provider's order, unless another request has saved one; returns the saved one. */
  saveProviderOrder(attempt: Attempt, providerOrderId: string): Promise<KnownAttempt>;
  setFailed(attempt: Attempt): Promise<void>;
  findAttempt(providerOrderId: string): Promise<KnownAttempt | undefined>;
  findPayment(providerPaymentId: string): Promise<RecordedPayment | undefined>;
  /** Nothing may be captured for an order that is paid, deleted or sold out, or whose price has expired. */
  holdForCapture(userId: string, attempt: KnownAttempt): Promise<Result<unknown>>;
  /** Asks the provider and records what it says. */
  settle(
    attempt: KnownAttempt,
  ): Promise<{ is: 'settled' } | { is: 'other-environment' } | Rejected | Unreachable>;
  getOrder(userId: string, orderId: string): Promise<Result<Order>>;
  shop(): Promise<{ shopName: string; shopUrl: string }>;
  log: { info(details: object, message: string): void; warn(details: object, message: string): void };
}
