import { z } from 'zod';
import { adminValidation } from '../messages/admin-validation.ts';
import { returns } from '../messages/returns.ts';
import { requestKinds, returnStages } from '../rules/returns.ts';
import { pageSize, refundAmount } from './admin/shared.ts';
import { foodReference, size } from './cart.ts';

const MAX_PHOTOS = 3;
const reasonMissing = { error: () => returns.reasonMissing };
const text = z
  .string(reasonMissing)
  .trim()
  .min(1, reasonMissing)
  .max(2000, { error: () => returns.reasonTooLong });

export const orderRequest = z.object({
  kind: z.enum(requestKinds),
  text: text,
  photos: z
    .array(z.string().max(7_000_000))
    .max(MAX_PHOTOS, { error: () => returns.tooManyPhotos(MAX_PHOTOS) })
    .default([]),
});

export const returnDecision = z.object({ accept: z.boolean(), answer: text });

export const returnRequest = z.object({
  _id: z.uuid(),
  orderId: z.uuid(),
  orderNumber: z.number(),
  customer: z.string(),
  kind: z.enum(requestKinds),
  text: z.string(),
  photos: z.array(z.string()),
  status: z.enum(['open', 'accepted', 'declined']),
  answer: z.string(),
  stage: z
    .enum(returnStages)
    .nullable()
    .meta({ description: 'Stage of an accepted return, exchange or damage report' }),
  createdAt: z.iso.datetime(),
});

const version = z
  .int()
  .min(0)
  .meta({ description: 'Optimistic lock of the order: an outdated version is rejected' });
const requiredReason = { error: () => adminValidation.required(adminValidation.reason) };
const reason = z
  .string(requiredReason)
  .trim()
  .min(1, requiredReason)
  .max(500, { error: () => adminValidation.reasonTooLong });

/** Quantities returned to stock; the rest is written off. */
const restocked = z.object({ productId: foodReference, size, quantity: z.int().min(0).max(1000) });

/** The forms of a return on the order page. */
export const returnRefundForm = z.object({ amount: refundAmount, reason });
export const returnCloseForm = z.object({ note: reason });

export const returnStep = z.discriminatedUnion('step', [
  z.object({ step: z.literal('receive'), version, restocked: z.array(restocked).max(100).default([]) }),
  returnRefundForm.extend({ step: z.literal('refund'), version, paymentId: z.uuid() }),
  returnCloseForm.extend({ step: z.literal('close'), version }),
]);

export const requestListQuery = z.object({
  state: z.enum(['open', 'answered']).default('open').meta({
    description: 'open: undecided, or accepted and not settled',
  }),
  after: z.uuid().optional(),
  limit: pageSize,
});

const shownRefund = z.object({
  amount: z.number(),
  currency: z.string(),
  status: z.enum(['requested', 'processed', 'failed']),
  requestedAt: z.iso.datetime(),
  expectedBy: z.string().meta({ description: 'Expected date of arrival in India' }),
});

/** Cancellation and return options of an order, and its existing requests. */
export const afterSale = z.object({
  cancel: z.enum(['at-once', 'ask', 'none']),
  freeCancelUntil: z.iso.datetime(),
  mayAsk: z.array(z.enum(requestKinds)),
  requests: z.array(returnRequest),
  refunds: z.array(shownRefund),
  refundOnCancel: z
    .object({
      amountMinor: z.number(),
      currency: z.string(),
      provider: z
        .string()
        .meta({ description: 'Id of the payment method; `outside` if it was recorded by hand' }),
      target: z.string().meta({ description: 'Where it goes, in the language of the request' }),
      expectedBy: z.string(),
    })
    .nullable()
    .meta({ description: 'Refund if the order is cancelled now; null when there is none' }),
  hasInvoice: z.boolean(),
});

export type OrderRequest = z.infer<typeof orderRequest>;
export type ReturnRequest = z.infer<typeof returnRequest>;
export type ReturnStepInput = z.infer<typeof returnStep>;
export type AfterSale = z.infer<typeof afterSale>;
