import { z } from 'zod';
import type { ProviderEvent, ProviderPayment, ProviderRefund } from '../../src/extension/payment-source.ts';
import { centsFromDollars } from '../../src/rules/usd.ts';

/** Schemas of PayPal's API, limited to the fields we use, with transforms to our types. */

export interface PaypalCapture extends ProviderPayment {
  /** Our order's id, as sent when the PayPal order was created. */
  shopOrderId: string | undefined;
  /** The payee; only included when the capture is fetched by id. */
  merchantId: string | undefined;
}

export interface PaypalOrder {
  id: string;
  status: 'open' | 'approved' | 'completed' | 'voided';
  shopOrderId: string | undefined;
  captures: PaypalCapture[];
  /** Refunds of all its captures. */
  refunds: ProviderRefund[];
}

export const accessToken = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
});

const CAPTURE_STATUSES = {
  COMPLETED: 'captured',
  PARTIALLY_REFUNDED: 'part-refunded',
  REFUNDED: 'refunded',
  PENDING: 'pending',
  DECLINED: 'failed',
  FAILED: 'failed',
} as const satisfies Record<string, ProviderPayment['status']>;

// the amount is read with two decimals whatever the currency; a capture in another currency never matches an order
const money = z.object({ currency_code: z.string(), value: z.string() }).transform((wire, context) => {
  const amountMinor = centsFromDollars(wire.value);
  if (amountMinor === undefined) {
    context.addIssue('invalid amount');
    return z.NEVER;
  }
  return { amountMinor, currency: wire.currency_code };
});

export const paypalCapture = z
  .object({
    id: z.string().min(1),
    status: z.enum(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'FAILED']),
    status_details: z.object({ reason: z.string().optional() }).optional(),
    amount: money,
    custom_id: z.string().optional(),
    create_time: z.iso.datetime({ offset: true }).optional(),
    payee: z.object({ merchant_id: z.string().optional() }).optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
      .optional(),
  })
  .transform((wire): PaypalCapture => {
    const status = CAPTURE_STATUSES[wire.status];
    const wasCaptured = status !== 'pending' && status !== 'failed';
    return {
      id: wire.id,
      orderId: wire.supplementary_data?.related_ids?.order_id,
      status,
      ...wire.amount,
      capturedAt: wasCaptured && wire.create_time ? new Date(wire.create_time) : undefined,
      reason: wire.status_details?.reason,
      shopOrderId: wire.custom_id,
      merchantId: wire.payee?.merchant_id,
    };
  });

export const paypalRefund = z
  .object({
    id: z.string().min(1),
    status: z.enum(['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED']),
    amount: money.optional(),
  })
  .transform((wire): ProviderRefund => {
    const statuses = {
      CANCELLED: 'failed',
      FAILED: 'failed',
      PENDING: 'pending',
      COMPLETED: 'processed',
    } as const;
    return {
      id: wire.id,
      status: statuses[wire.status],
      amountMinor: wire.amount?.amountMinor,
      currency: wire.amount?.currency,
    };
  });

const ORDER_STATUSES = {
  CREATED: 'open',
  SAVED: 'open',
  PAYER_ACTION_REQUIRED: 'open',
  APPROVED: 'approved',
  COMPLETED: 'completed',
  VOIDED: 'voided',
} as const satisfies Record<string, PaypalOrder['status']>;

export const paypalOrder = z
  .object({
    id: z.string().min(1),
    status: z.enum(['CREATED', 'SAVED', 'PAYER_ACTION_REQUIRED', 'APPROVED', 'COMPLETED', 'VOIDED']),
    purchase_units: z
      .array(
        z.object({
          custom_id: z.string().optional(),
          payments: z
            .object({
              captures: z.array(paypalCapture).default([]),
              refunds: z.array(paypalRefund).default([]),
            })
            .optional(),
        }),
      )
      .default([]),
  })
  .transform((wire): PaypalOrder => {
    const captures = wire.purchase_units.flatMap((unit) => unit.payments?.captures ?? []);
    const shopOrderId = wire.purchase_units[0]?.custom_id ?? captures[0]?.shopOrderId;
    return {
      id: wire.id,
      status: ORDER_STATUSES[wire.status],
      shopOrderId,
      captures: captures.map((capture) => ({ ...capture, orderId: wire.id })),
      refunds: wire.purchase_units.flatMap((unit) => unit.payments?.refunds ?? []),
    };
  });

export const verification = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) });

const errorBody = z.object({
  name: z.string().optional(),
  error: z.string().optional(),
  message: z.string().optional(),
  error_description: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional(), description: z.string().optional() })).optional(),
});

export function readPaypalError(body: unknown): { code: string; message: string } {
  const error = errorBody.safeParse(body).data ?? {};
  const [detail] = error.details ?? [];
  return {
    code: detail?.issue ?? error.name ?? error.error ?? 'UNKNOWN',
    message: detail?.description ?? error.message ?? error.error_description ?? '',
  };
}

const event = z.object({
  id: z.string().min(1),
  event_type: z.string(),
  resource: z.object({
    id: z.string().optional(),
    payee: z.object({ merchant_id: z.string().optional() }).optional(),
    supplementary_data: z
      .object({
        related_ids: z.object({ order_id: z.string().optional(), capture_id: z.string().optional() }),
      })
      .optional(),
    links: z.array(z.object({ href: z.string(), rel: z.string() })).default([]),
  }),
});

export function readPaypalEvent(text: string): ProviderEvent | undefined {
  try {
    const { id, event_type, resource } = event.parse(JSON.parse(text));
    const related = resource.supplementary_data?.related_ids;
    const isRefund = event_type === 'PAYMENT.CAPTURE.REFUNDED' || event_type === 'PAYMENT.CAPTURE.REVERSED';
    const isCapture = event_type.startsWith('PAYMENT.CAPTURE.') && !isRefund;
    const isOrder = event_type.startsWith('CHECKOUT.ORDER.');
    // a refund event refers to its capture only in its "up" link
    const linkedCapture = resource.links
      .find(({ rel }) => rel === 'up')
      ?.href.match(/\/captures\/([A-Z0-9]+)$/)?.[1];
    return {
      id,
      type: event_type,
      orderId: isOrder ? resource.id : related?.order_id,
      paymentId: isCapture ? resource.id : (related?.capture_id ?? linkedCapture),
      refundId: isRefund ? resource.id : undefined,
      accountId: resource.payee?.merchant_id,
    };
  } catch {
    return undefined;
  }
}
