import type { Order } from '../contract/order.ts';
import type { PaymentFailure, StartedPayment } from './payments.ts';
import type { Rejected, Unreachable } from './provider-result.ts';

type Result<Value> = { ok: true; value: Value } | ({ ok: false } & PaymentFailure);

export interface Attempt {
  id: string;
  orderId: string;
  /** Null until the provider's order is saved. */
  providerOrderId: string | null;
  /** Paise or cents. */
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
  order: { id: string; number: number; total: number };
  attempt: Attempt;
  /** False: an earlier request may have created the provider's order already. */
  isNew: boolean;
  shopName: string;
  shopUrl: string;
}

export interface RecordedPayment {
  orderId: string;
  providerPaymentId: string;
  status: 'captured' | 'duplicate' | 'unfulfilled' | 'mismatched';
}

/** What the routes of a payment method can do. Each knows the method, so one cannot touch another's payments. */
export interface PaymentActions {
  /**
   * Saves that the customer is about to pay, then calls `start` and saves the provider's order. What an earlier try paid
   * is settled, and the result is a failure that says so.
   */
  start(request: {
    userId: string;
    orderId: string;
  }): Promise<Result<Pick<StartedPayment, 'providerOrderId' | 'browser'> & { attempt: Attempt }>>;
  findAttempt(providerOrderId: string): Promise<KnownAttempt | undefined>;
  findPayment(providerPaymentId: string): Promise<RecordedPayment | undefined>;
  /** Nothing may be captured for an order that is paid, deleted or sold out, or whose price has expired. */
  holdForCapture(userId: string, attempt: KnownAttempt): Promise<Result<unknown>>;
  /** Asks the provider and records what it says. */
  settle(
    attempt: KnownAttempt,
  ): Promise<{ is: 'settled' } | { is: 'other-environment' } | Rejected | Unreachable>;
  getOrder(userId: string, orderId: string): Promise<Result<Order>>;
}
