import type { PaymentScenario } from '../kit/scenarios.ts';

export interface Money {
  currency_code: string;
  value: string;
}

/** A stored order; `wire.ts` serializes it in PayPal's format. */
export interface Order {
  id: string;
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  amount: Money;
  customId: string | undefined;
  invoiceId: string | undefined;
  description: string | undefined;
  createdAt: string;
  captureId: string | undefined;
  /** Scenario of its payment, chosen when the buyer approves. */
  plan: PaymentScenario | undefined;
}

export interface Capture {
  id: string;
  orderId: string;
  status: 'COMPLETED' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'PENDING' | 'REFUNDED';
  amount: Money;
  refundedMinor: number;
  customId: string | undefined;
  invoiceId: string | undefined;
  createdAt: string;
}

export interface Refund {
  id: string;
  captureId: string;
  status: 'COMPLETED' | 'PENDING' | 'FAILED';
  amount: Money;
  createdAt: string;
}

type Status = 400 | 401 | 404 | 409 | 422;

const NAMES: Record<Status, string> = {
  400: 'INVALID_REQUEST',
  401: 'AUTHENTICATION_FAILURE',
  404: 'RESOURCE_NOT_FOUND',
  409: 'RESOURCE_CONFLICT',
  422: 'UNPROCESSABLE_ENTITY',
};

/** PayPal's error format; clients should read the issue, not the description. */
export class PaypalError extends Error {
  readonly status: Status;
  readonly issue: string;

  constructor(status: Status, issue: string, description = issue) {
    super(description);
    this.status = status;
    this.issue = issue;
  }

  body(debugId: string): object {
    return {
      name: NAMES[this.status],
      message: 'The requested action could not be performed.',
      debug_id: debugId,
      details: [{ issue: this.issue, description: this.message }],
      links: [],
    };
  }
}

export function minor({ value }: Money): number {
  return Math.round(Number(value) * 100);
}

export function moneyOf(amountMinor: number, currency: string): Money {
  return { currency_code: currency, value: (amountMinor / 100).toFixed(2) };
}
