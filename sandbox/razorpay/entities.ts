/** Razorpay's entities in their wire format. */

export interface Order {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  offer_id: null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  /** Razorpay sends an empty list when there are no notes. */
  notes: Record<string, string> | [];
  created_at: number;
}

export interface Payment {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string;
  invoice_id: null;
  international: false;
  method: 'upi';
  amount_refunded: number;
  refund_status: null | 'partial' | 'full';
  captured: boolean;
  description: string | null;
  card_id: null;
  bank: null;
  wallet: null;
  vpa: string;
  email: string;
  contact: string;
  notes: [];
  fee: number | null;
  tax: number | null;
  error_code: string | null;
  error_description: string | null;
  error_source: string | null;
  error_step: string | null;
  error_reason: string | null;
  acquirer_data: { rrn: string | null };
  created_at: number;
  upi: { payer_account_type: 'bank_account'; vpa: string; flow: 'intent' };
}

export interface Refund {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  notes: Record<string, string> | [];
  receipt: string | null;
  acquirer_data: { arn: string | null };
  created_at: number;
  batch_id: null;
  status: 'pending' | 'processed' | 'failed';
  speed_processed: 'normal';
  speed_requested: 'normal';
}

/** Razorpay's error format. */
export class RazorpayError extends Error {
  readonly status: 400 | 401 | 409;
  readonly details: { code: string; description: string; field: string | null; reason: string };

  constructor(
    description: string,
    options: { status?: 400 | 401 | 409; field?: string; reason?: string } = {},
  ) {
    super(description);
    this.status = options.status ?? 400;
    this.details = {
      code: 'BAD_REQUEST_ERROR',
      description,
      field: options.field ?? null,
      reason: options.reason ?? 'input_validation_failed',
    };
  }
}

export function collectionOf<T>(items: T[]) {
  return { entity: 'collection', count: items.length, items };
}

export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
