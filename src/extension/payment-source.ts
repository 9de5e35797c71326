import type { Environment } from './keys.ts';
import type { ProviderResult } from './provider-result.ts';

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
  /** When the money was captured, or the payment was created where the provider tells no more. */
  capturedAt: Date | undefined;
  /** The provider's code for why the payment failed or is pending. */
  reason: string | undefined;
  /** How the customer paid, as far as the provider tells it: the admin sees it beside the attempt. */
  paidWith?: PaidWith | undefined;
}

export interface PaidWith {
  kind: 'upi' | 'card' | 'netbanking' | 'wallet' | 'other';
  /** A part of the account that the customer recognises, never all of it: the last digits of a card, a shortened UPI id. */
  hint: string;
}

export interface ProviderRefund {
  id: string;
  status: 'pending' | 'processed' | 'failed';
  /** Undefined where the provider does not repeat the amount. */
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

/** What a payment names that is not the attempt's: an order of the provider, an order of the shop, or a merchant. */
export type Foreign = 'provider-order' | 'shop-order' | 'merchant';

export interface ReportedPayment extends ProviderPayment {
  /** Every refund of it that the provider knows. */
  refunds: ProviderRefund[];
  /** Why it does not belong to the order, if it does not. */
  foreign: Foreign | undefined;
}

export interface ProviderReport {
  payments: ReportedPayment[];
  /** A payment that the customer approved and that nobody has captured yet. */
  approved: ApprovedPayment | undefined;
}

/** Money that can be captured: an authorised payment, or an approved order. */
export interface ApprovedPayment {
  id: string;
  /** Undefined where the provider captures exactly the amount of the attempt. */
  amount: { amountMinor: number; currency: string } | undefined;
  /** Whether the customer's browser normally captures it, and the server only if the browser does not. */
  isCapturedByBrowser: boolean;
}

export interface AttemptOrder {
  providerOrderId: string;
  /** The shop's. */
  orderId: string;
  amountMinor: number;
  currency: string;
  /** Whether the shop requested refunds: some providers do not mark a payment whose refund failed. */
  hasRefunds: boolean;
  /** What admins recorded, for a method that has no provider to ask. */
  receipts: Receipt[];
}

/** Money that an admin saw arrive, such as a line of a bank statement. */
export interface Receipt {
  /** The number in the bank statement; unique for the method. */
  reference: string;
  amountMinor: number;
  receivedAt: Date;
}

/** The provider calls that settling payments needs, in one shape for all providers. */
export interface PaymentSource {
  environment: Environment;
  /** Everything that the provider knows of an attempt. */
  fetchReport(attempt: AttemptOrder): Promise<ProviderResult<ProviderReport>>;
  /** One payment by its id, whatever order it belongs to. Undefined: the provider names payments by their order only. */
  fetchPayment?(providerPaymentId: string): Promise<ProviderResult<ProviderPayment>>;
  capture?(approved: ApprovedPayment): Promise<ProviderResult<unknown>>;
  /** The same key never refunds twice. */
  refund(refund: {
    providerPaymentId: string;
    amountMinor: number;
    idempotencyKey: string;
  }): Promise<ProviderResult<ProviderRefund>>;
}
