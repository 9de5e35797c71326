import { z } from 'zod';
import type {
  PaidWith,
  ProviderEvent,
  ProviderPayment,
  ProviderRefund,
} from '../../src/extension/payment-source.ts';

/** Schemas of Razorpay's API, limited to the fields we use, with transforms to our types. */

export interface RazorpayOrder {
  id: string;
  status: 'open' | 'paid';
  amountMinor: number;
  currency: string;
  receipt: string | undefined;
}

const STATUSES = {
  created: 'pending',
  authorized: 'authorised',
  captured: 'captured',
  refunded: 'refunded',
  failed: 'failed',
} as const satisfies Record<string, ProviderPayment['status']>;

export const razorpayOrder = z
  .object({
    id: z.string().min(1),
    amount: z.int().nonnegative(),
    currency: z.string(),
    receipt: z.string().nullish(),
    status: z.enum(['created', 'attempted', 'paid']),
  })
  .transform(
    (wire): RazorpayOrder => ({
      id: wire.id,
      status: wire.status === 'paid' ? 'paid' : 'open',
      amountMinor: wire.amount,
      currency: wire.currency,
      receipt: wire.receipt ?? undefined,
    }),
  );

export const razorpayPayment = z
  .object({
    id: z.string().min(1),
    amount: z.int().nonnegative(),
    currency: z.string(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    order_id: z.string().nullish(),
    refund_status: z.string().nullish(),
    error_reason: z.string().nullish(),
    method: z.string().nullish(),
    vpa: z.string().nullish(),
    card: z.object({ last4: z.string().nullish() }).nullish(),
    created_at: z.int(),
  })
  .transform((wire): ProviderPayment => {
    const isPartRefunded = wire.status === 'captured' && wire.refund_status === 'partial';
    const wasCaptured = wire.status === 'captured' || wire.status === 'refunded';
    return {
      id: wire.id,
      orderId: wire.order_id ?? undefined,
      status: isPartRefunded ? 'part-refunded' : STATUSES[wire.status],
      amountMinor: wire.amount,
      currency: wire.currency,
      capturedAt: wasCaptured ? new Date(wire.created_at * 1000) : undefined,
      reason: wire.error_reason ?? undefined,
      paidWith: wire.method ? paidWith(wire.method, wire) : undefined,
    };
  });

const KINDS = ['upi', 'card', 'netbanking', 'wallet'] as const;
const SHOWN_LETTERS = 2;

function paidWith(
  method: string,
  {
    vpa,
    card,
  }: { vpa?: string | null | undefined; card?: { last4?: string | null | undefined } | null | undefined },
): PaidWith {
  const kind = KINDS.find((one) => one === method) ?? 'other';
  const [name = '', bank] = (vpa ?? '').split('@');
  const shortened = bank ? `${name.slice(0, SHOWN_LETTERS)}…@${bank.slice(0, 40)}` : '';
  return { kind, hint: card?.last4?.slice(-4) ?? shortened };
}

export const razorpayRefund = z
  .object({
    id: z.string().min(1),
    amount: z.int().nonnegative(),
    currency: z.string(),
    status: z.enum(['pending', 'processed', 'failed']),
  })
  .transform(
    (wire): ProviderRefund => ({
      id: wire.id,
      status: wire.status,
      amountMinor: wire.amount,
      currency: wire.currency,
    }),
  );

export function collection<T>(item: z.ZodType<T>) {
  return z.object({ items: z.array(item) }).transform(({ items }) => items);
}

const errorBody = z.object({
  error: z.object({
    code: z.string().optional(),
    description: z.string().optional(),
    reason: z.string().nullish(),
  }),
});

export function readRazorpayError(body: unknown): { code: string; message: string } {
  const { error } = errorBody.safeParse(body).data ?? {};
  const reason = error?.reason && error.reason !== 'NA' ? error.reason : undefined;
  return { code: reason ?? error?.code ?? 'UNKNOWN', message: error?.description ?? '' };
}

const entity = z.object({ entity: z.object({ id: z.string(), order_id: z.string().nullish() }) });
const envelope = z.object({
  event: z.string(),
  account_id: z.string().optional(),
  payload: z.object({
    payment: entity.optional(),
    order: entity.optional(),
    refund: entity.optional(),
  }),
});

export function readRazorpayEvent(id: string, text: string): ProviderEvent | undefined {
  try {
    const { event, account_id, payload } = envelope.parse(JSON.parse(text));
    return {
      id,
      type: event,
      orderId: payload.order?.entity.id ?? payload.payment?.entity.order_id ?? undefined,
      paymentId: payload.payment?.entity.id,
      refundId: payload.refund?.entity.id,
      accountId: account_id,
    };
  } catch {
    return undefined;
  }
}
