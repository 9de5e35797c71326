import type { ProviderPayment, ProviderRefund } from '../providers/provider-payment.ts';
import type { ProviderResult } from '../providers/provider-result.ts';

export type Provider = 'razorpay' | 'paypal';
/** Another order, or another merchant, that a payment names. */
export type Foreign = 'order' | 'paypal-order' | 'shop-order' | 'merchant';
export type Environment = 'sandbox' | 'test' | 'live';

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

/** Money that can be captured: an authorised payment of Razorpay, or an approved order of PayPal. */
export interface ApprovedPayment {
  id: string;
  /** Undefined where the provider captures exactly the amount of the attempt. */
  amount: { amountMinor: number; currency: string } | undefined;
  /** Whether the customer's browser normally captures it, and the server only if the browser does not. */
  isCapturedByBrowser: boolean;
}

interface AttemptOrder {
  providerOrderId: string;
  /** The shop's. */
  orderId: string;
  /** Whether the shop requested refunds: Razorpay does not mark a payment whose refund failed. */
  hasRefunds: boolean;
}

/** The provider calls that settling payments needs, in one shape for both providers. */
export interface PaymentSource {
  environment: Environment;
  /** Everything that the provider knows of an attempt. */
  fetchReport(attempt: AttemptOrder): Promise<ProviderResult<ProviderReport>>;
  /** One payment by its id, whatever order it belongs to. */
  fetchPayment(providerPaymentId: string): Promise<ProviderResult<ProviderPayment>>;
  capture(approved: ApprovedPayment): Promise<ProviderResult<unknown>>;
  refund(refund: {
    providerPaymentId: string;
    amountMinor: number;
    idempotencyKey: string;
  }): Promise<ProviderResult<ProviderRefund>>;
}
