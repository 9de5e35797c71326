import { z } from 'zod';
import { adminValidation } from '../../messages/admin-validation.ts';
import { orderStatuses } from '../../rules/order-status.ts';
import { trackingNumberProblem, trackingProblemText } from '../../rules/tracking-number.ts';
import { address } from '../account.ts';
import { buyerGstin } from '../buyer-gstin.ts';
import { line } from '../one-line.ts';
import { order } from '../order.ts';
import { creditNoteSummary, returnRequest } from '../returns.ts';
import { paymentAttempt } from './payment-attempts.ts';
import {
  dayRange,
  pageSize,
  refundAmount,
  refundChoice,
  requiredLine,
  requiredText,
  saysWhat,
} from './shared.ts';

export const paymentStatuses = ['PENDING', 'COMPLETED', 'REFUNDED'] as const;
const outsideMethods = ['cash', 'bank', 'upi', 'other'] as const;

export const orderFilter = dayRange.partial().extend({
  status: z.enum(orderStatuses).optional(),
  payment: z.enum(paymentStatuses).optional(),
  paidSince: z.iso
    .datetime({ offset: true })
    .optional()
    .meta({ description: 'Only orders that were paid at this time or later' }),
  customer: z
    .union([z.uuid(), z.string().regex(/^\d{10}$/)])
    .optional()
    .meta({ description: 'Id of an account, or the mobile number of orders without one' }),
  q: z
    .string()
    .trim()
    .max(100)
    .optional()
    .meta({ description: 'Number, name, phone, e-mail, pincode, tracking, invoice or payment number' }),
});

export const orderListQuery = orderFilter.extend({ after: z.uuid().optional(), limit: pageSize });

export const orderRow = z.object({
  _id: z.uuid(),
  number: z.number(),
  name: z.string(),
  phone: z.string(),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  totalPrice: z.number(),
  itemCount: z.number().meta({ description: 'Pieces' }),
  createdAt: z.iso.datetime(),
  isCashOnDelivery: z.boolean(),
  undelivered: z.number().meta({ description: 'Parcels of this customer that came back unpaid' }),
});

export const orderTotals = z.object({
  count: z.number(),
  isMore: z
    .boolean()
    .meta({ description: 'True when there are more than `count`; the totals are null then' }),
  total: z.number().nullable().meta({ description: 'Total of all matching orders, in rupees' }),
  paid: z.number().nullable().meta({ description: 'Total of the paid ones, in rupees' }),
});

/** The id of a payment method, see `src/extension/payments.ts`. */
const provider = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/);
export const providerCheckForm = z.object({ provider });
export const providerCheck = z.object({
  outcome: z
    .enum(['captured', 'other-amount', 'returned', 'not-paid', 'unknown', 'no-answer'])
    .meta({ description: 'Status at the provider; `returned` is a late payment that is refunded' }),
  payment: z
    .object({
      amountMinor: z.number(),
      currency: z.string(),
      at: z.iso.datetime(),
      lessMinor: z.number().meta({ description: 'How much less it is than was asked for; negative: more' }),
    })
    .optional()
    .meta({ description: 'The payment that the outcome is about' }),
});

const money = z.object({
  id: z.uuid(),
  amountMinor: z.number().meta({ description: 'In paise, or in cents of another currency' }),
  currency: z.string(),
  status: z.string(),
  at: z.iso.datetime(),
});

/** Admin actions on an order; `note` is always possible. */
const orderActions = [
  'confirm',
  'pay',
  'ship',
  'deliver',
  'undelivered',
  'correct-tracking',
  'correct-address',
  'set-gstin',
  'cancel',
  'refund',
  'note',
] as const;

export const orderDetail = order.omit({ history: true }).extend({
  version: z
    .number()
    .meta({ description: 'Optimistic lock: an action with an outdated version is rejected' }),
  customerId: z.uuid().nullable(),
  itemsTotal: z.number(),
  payments: z.array(
    money.extend({
      provider: provider.meta({ description: '`outside` if an admin recorded it' }),
      reference: z.string(),
      refundableMinor: z.number(),
    }),
  ),
  refunds: z.array(
    money.extend({
      paymentId: z.uuid(),
      reason: z.string(),
      failure: z
        .string()
        .nullable()
        .meta({ description: 'What the provider said about a refund that failed' }),
      creditNote: creditNoteSummary.nullable(),
      problemId: z
        .uuid()
        .nullable()
        .meta({ description: 'The open problem of a refund that failed; it can be made again' }),
    }),
  ),
  creditNotes: z.array(creditNoteSummary).meta({ description: 'Oldest first' }),
  invoice: z
    .object({
      number: z.string(),
      issuedAt: z.iso.datetime(),
      isCredited: z.boolean().meta({ description: 'All of it went back by credit notes' }),
    })
    .nullable(),
  history: z.array(
    z.object({
      from: z.enum(orderStatuses).nullable(),
      to: z.enum(orderStatuses),
      at: z.iso.datetime(),
      actor: z.enum(['customer', 'admin', 'provider', 'system']),
      actorName: z.string().nullable(),
      apiKey: z
        .string()
        .nullable()
        .meta({ description: 'Name of the API key that the admin’s program used' }),
      note: z.string(),
      before: z
        .string()
        .nullable()
        .meta({ description: 'What a correction replaced, such as the old address' }),
    }),
  ),
  buyerGstin: z.string().nullable(),
  invoiceNumber: z.string().nullable().meta({ description: 'Null while no invoice is issued' }),
  shippedAt: z.iso.datetime().nullable(),
  customerOrders: z.number().meta({ description: 'Which order of this customer it is, such as 8' }),
  requests: z.array(returnRequest).meta({ description: 'Cancellation and return requests, oldest first' }),
  attempts: z
    .array(paymentAttempt)
    .meta({ description: 'Every started payment with what the provider last said, newest first' }),
  askable: z.array(provider).meta({ description: 'Providers that can be asked about an unsettled payment' }),
  shipRefused: z
    .string()
    .nullable()
    .meta({ description: 'Why a paid order must not be shipped; null when it can be' }),
  undelivered: z.number().meta({ description: 'Parcels of this customer that came back unpaid' }),
  actions: z.array(z.enum(orderActions)).meta({ description: 'Actions that are possible now' }),
});

const previewedLine = z.object({
  line: z.number(),
  quantity: z.number().meta({ description: 'Chosen pieces' }),
  left: z.number().meta({ description: 'Pieces that have not gone back' }),
  each: z.number().meta({ description: 'Of one piece, after its share of the coupon' }),
  total: z.number(),
});

/** What a refund by item is; amounts in rupees but for `amountMinor`. */
export const refundPreview = z.object({
  paymentId: z.uuid(),
  provider,
  currency: z.string(),
  amountMinor: z.number(),
  lines: z.array(previewedLine),
  charges: z.number().meta({ description: 'Of delivery and the fee for cash, in this refund' }),
  chargesLeft: z.number(),
  taxable: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
  total: z.number(),
  isFinancial: z.boolean().meta({ description: 'Too late for the tax office: the note gives back no tax' }),
});
export const refundPreviewQuery = z.object({
  items: z
    .string()
    .max(1000)
    .regex(/^(\d{1,3}:\d{1,4}(,\d{1,3}:\d{1,4})*)?$/)
    .default('')
    .meta({ description: 'Line and pieces, such as `0:1,2:3`' }),
  charges: z.enum(['true', 'false']).optional(),
});

const NOTE_LENGTH = 500;
const version = z.int().min(0);
const note = z
  .string()
  .trim()
  .max(NOTE_LENGTH, { error: () => adminValidation.noteTooLong })
  .default('');

/** The forms of the order page. */
const parcel = {
  courier: requiredLine(() => adminValidation.courier, 80),
  trackingNumber: requiredLine(() => adminValidation.trackingNumber, 80).meta({
    description: 'Of India Post: with the right check digit',
  }),
};
const shipFields = z.object({ ...parcel, note });
export const shipForm = withTrackingCheck(shipFields);
const notifyCustomer = z.boolean().default(true).meta({ description: 'Whether to e-mail the customer' });
const trackingFields = z.object({ ...parcel, notifyCustomer });
export const trackingForm = withTrackingCheck(trackingFields);
export const addressForm = z.object({ address, notifyCustomer });
export const buyerForm = z.object({ buyerGstin });
export const payForm = z.object({
  method: z.enum(outsideMethods, { error: () => adminValidation.choosePaid }),
  reference: line()
    .max(80, { error: () => adminValidation.referenceTooLong })
    .default(''),
  note,
});
export const cancelForm = z.object({ reason: requiredText(() => adminValidation.reason, NOTE_LENGTH) });
export const undeliveredForm = z.object({
  why: z.enum(['door', 'returned'], { error: () => adminValidation.reason }),
  restock: z.boolean().default(false).meta({ description: 'Whether all goods are put back into stock' }),
  note,
});
export const refundForm = z.object({
  amount: refundAmount,
  reason: requiredText(() => adminValidation.reason, NOTE_LENGTH),
});
export const noteForm = z.object({ note: requiredText(() => adminValidation.note, NOTE_LENGTH) });
export const stepForm = z.object({ note });

export const orderAction = z.discriminatedUnion('action', [
  stepForm.extend({ action: z.literal('confirm'), version }),
  payForm.extend({ action: z.literal('pay'), version }),
  withTrackingCheck(shipFields.extend({ action: z.literal('ship'), version })),
  stepForm.extend({ action: z.literal('deliver'), version }),
  undeliveredForm.extend({ action: z.literal('undelivered'), version }),
  withTrackingCheck(trackingFields.extend({ action: z.literal('correct-tracking'), version })),
  addressForm.extend({ action: z.literal('correct-address'), version }),
  buyerForm.extend({ action: z.literal('set-gstin'), version }),
  cancelForm.extend({ action: z.literal('cancel'), version }),
  refundChoice
    .extend({ action: z.literal('refund'), version, reason: refundForm.shape.reason })
    .refine(saysWhat, { error: () => adminValidation.amountMissing, path: ['amount'] }),
  noteForm.extend({ action: z.literal('note'), version }),
]);

/** A number that is surely wrong is rejected; of one that only looks unusual the form warns. */
function withTrackingCheck<Form extends z.ZodType<{ courier: string; trackingNumber: string }>>(
  form: Form,
): Form {
  return form.superRefine(({ courier, trackingNumber }, context) => {
    if (trackingNumberProblem(courier, trackingNumber)?.level !== 'error') return;
    const message = trackingProblemText(courier, trackingNumber);
    context.addIssue({ code: 'custom', path: ['trackingNumber'], message });
  });
}

export type OrderFilter = z.infer<typeof orderFilter>;
export type OrderListRow = z.infer<typeof orderRow>;
export type RefundPreview = z.infer<typeof refundPreview>;
export type OrderTotals = z.infer<typeof orderTotals>;
export type OrderDetail = z.infer<typeof orderDetail>;
export type ProviderCheck = z.infer<typeof providerCheck>;
export type OrderAction = z.infer<typeof orderAction>;
export type OrderActionName = (typeof orderActions)[number];
