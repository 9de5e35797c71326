import { z } from 'zod';
import { pageSize } from './shared.ts';

export const paymentIssue = z.object({
  _id: z.uuid(),
  kind: z.string(),
  provider: z.string().nullable(),
  providerPaymentId: z.string().nullable(),
  orderId: z.uuid().nullable(),
  orderNumber: z.number().nullable(),
  details: z.string(),
  isRefundable: z.boolean().meta({ description: 'Whether the payment can be refunded by API' }),
  createdAt: z.iso.datetime(),
  resolvedAt: z.iso.datetime().nullable(),
});

export const issueListQuery = z.object({
  state: z.enum(['open', 'done']).default('open'),
  after: z.uuid().optional(),
  limit: pageSize,
});

/** A failed background job: an e-mail, a refund or a scheduled task. */
export const adminFailedJob = z.object({
  _id: z.uuid(),
  queue: z.string(),
  about: z.string(),
  orderId: z.uuid().nullable(),
  orderNumber: z.number().nullable(),
  error: z.string(),
  tries: z.number(),
  at: z.iso.datetime(),
  isGivenUp: z.boolean().meta({ description: 'False while it is still retried' }),
});

export type AdminFailedJob = z.infer<typeof adminFailedJob>;
export type PaymentIssue = z.infer<typeof paymentIssue>;
