import { z } from 'zod';
import { adminValidation } from '../messages/admin-validation.ts';
import { returns } from '../messages/returns.ts';
import { requestKinds, returnStages } from '../rules/returns.ts';
import { pageSize, refundChoice, saysWhat } from './admin/shared.ts';
import { foodReference, size } from './cart.ts';
import { line } from './one-line.ts';

const MAX_PHOTOS = 3;
const reasonMissing = { error: () => returns.reasonMissing };
const text = z
  .string(reasonMissing)
  .trim()
  .min(1, reasonMissing)
  .max(2000, { error: () => returns.reasonTooLong });

/** Pieces of lines of an order; a line is the position in the order's `items`, from 0. */
const orderItem = z.object({ line: z.int().min(0).max(999), quantity: z.int().min(1).max(1000) });
const orderItems = z.array(orderItem).max(100);

export const orderRequest = z.object({
  kind: z.enum(requestKinds),
  text: text,
  photos: z
    .array(z.string().max(7_000_000))
    .max(MAX_PHOTOS, { error: () => returns.tooManyPhotos(MAX_PHOTOS) })
    .default([]),
  items: orderItems.default([]).meta({ description: 'What is to go back; empty: not said' }),
});

/** The customer has sent the goods back. */
const returnTracking = line()
  .max(80, { error: () => adminValidation.tooLong(adminValidation.trackingNumber) })
  .default('');
export const returnSent = z.object({ tracking: returnTracking });

export const returnDecision = z.object({
  accept: z.boolean(),
  answer: text,
  goodsStay: z
    .boolean()
    .default(false)
    .meta({ description: 'Accepted, and the customer does not have to send the goods back' }),
});

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
  items: z.array(orderItem).meta({ description: 'What the customer wants to return; empty: not said' }),
  goodsStay: z.boolean().meta({ description: 'The goods do not come back' }),
  sentAt: z.iso.datetime().nullable().meta({ description: 'When the goods left the customer' }),
  returnTracking: z.string(),
  refundId: z.uuid().nullable(),
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

export const returnCloseForm = z.object({ note: reason });

export const returnStep = z.discriminatedUnion('step', [
  z.object({ step: z.literal('receive'), version, restocked: z.array(restocked).max(100).default([]) }),
  refundChoice
    .extend({ step: z.literal('refund'), version, reason })
    .refine(saysWhat, { error: () => adminValidation.amountMissing, path: ['amount'] }),
  returnSent.extend({ step: z.literal('send'), version }),
  returnCloseForm.extend({ step: z.literal('close'), version }),
]);

export const requestListQuery = z.object({
  state: z.enum(['open', 'answered']).default('open').meta({
    description: 'open: undecided, or accepted and not settled',
  }),
  after: z.uuid().optional(),
  limit: pageSize,
});

export const creditNoteSummary = z.object({
  _id: z.uuid(),
  number: z.string(),
  issuedAt: z.iso.datetime(),
  total: z.number().meta({ description: 'In rupees' }),
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
  creditNotes: z.array(creditNoteSummary).meta({ description: 'Oldest first' }),
});

export type OrderRequest = z.infer<typeof orderRequest>;
export type ReturnDecision = z.infer<typeof returnDecision>;
export type ReturnRequest = z.infer<typeof returnRequest>;
export type ReturnStepInput = z.infer<typeof returnStep>;
export type AfterSale = z.infer<typeof afterSale>;
