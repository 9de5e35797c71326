import { z } from 'zod';
import { adminValidation } from '../../messages/admin-validation.ts';
import { orderStatuses } from '../../rules/order-status.ts';
import { address } from '../account.ts';
import { line } from '../one-line.ts';
import { order } from '../order.ts';
import { returnRequest } from '../returns.ts';
import { dayRange, pageSize, refundAmount, requiredLine, requiredText } from './shared.ts';

export const paymentStatuses = ['PENDING', 'COMPLETED', 'REFUNDED'] as const;
const outsideMethods = ['cash', 'bank', 'upi', 'other'] as const;

export const orderFilter = dayRange.partial().extend({
  status: z.enum(orderStatuses).optional(),
  payment: z.enum(paymentStatuses).optional(),
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
  'correct-tracking',
  'correct-address',
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
  refunds: z.array(money.extend({ paymentId: z.uuid(), reason: z.string() })),
  history: z.array(
    z.object({
      from: z.enum(orderStatuses).nullable(),
      to: z.enum(orderStatuses),
      at: z.iso.datetime(),
      actor: z.enum(['customer', 'admin', 'provider', 'system']),
      actorName: z.string().nullable(),
      note: z.string(),
    }),
  ),
  requests: z.array(returnRequest).meta({ description: 'Cancellation and return requests, oldest first' }),
  askable: z.array(provider).meta({ description: 'Providers that can be asked about an unsettled payment' }),
  shipRefused: z
    .string()
    .nullable()
    .meta({ description: 'Why a paid order must not be shipped; null when it can be' }),
  actions: z.array(z.enum(orderActions)).meta({ description: 'Actions that are possible now' }),
});

const NOTE_LENGTH = 500;
const version = z.int().min(0);
const note = z
  .string()
  .trim()
  .max(NOTE_LENGTH, { error: () => adminValidation.noteTooLong })
  .default('');

/** The forms of the order page. */
export const shipForm = z.object({
  courier: requiredLine(() => adminValidation.courier, 80),
  trackingNumber: requiredLine(() => adminValidation.trackingNumber, 80),
  note,
});
const notifyCustomer = z.boolean().default(true).meta({ description: 'Whether to e-mail the customer' });
export const trackingForm = z.object({
  courier: shipForm.shape.courier,
  trackingNumber: shipForm.shape.trackingNumber,
  notifyCustomer,
});
export const addressForm = z.object({ address, notifyCustomer });
export const payForm = z.object({
  method: z.enum(outsideMethods, { error: () => adminValidation.choosePaid }),
  reference: line()
    .max(80, { error: () => adminValidation.referenceTooLong })
    .default(''),
  note,
});
export const cancelForm = z.object({ reason: requiredText(() => adminValidation.reason, NOTE_LENGTH) });
export const refundForm = z.object({
  amount: refundAmount,
  reason: requiredText(() => adminValidation.reason, NOTE_LENGTH),
});
export const noteForm = z.object({ note: requiredText(() => adminValidation.note, NOTE_LENGTH) });
export const stepForm = z.object({ note });

export const orderAction = z.discriminatedUnion('action', [
  stepForm.extend({ action: z.literal('confirm'), version }),
  payForm.extend({ action: z.literal('pay'), version }),
  shipForm.extend({ action: z.literal('ship'), version }),
  stepForm.extend({ action: z.literal('deliver'), version }),
  trackingForm.extend({ action: z.literal('correct-tracking'), version }),
  addressForm.extend({ action: z.literal('correct-address'), version }),
  cancelForm.extend({ action: z.literal('cancel'), version }),
  refundForm.extend({ action: z.literal('refund'), version, paymentId: z.uuid() }),
  noteForm.extend({ action: z.literal('note'), version }),
]);

export type OrderFilter = z.infer<typeof orderFilter>;
export type OrderListRow = z.infer<typeof orderRow>;
export type OrderTotals = z.infer<typeof orderTotals>;
export type OrderDetail = z.infer<typeof orderDetail>;
export type ProviderCheck = z.infer<typeof providerCheck>;
export type OrderAction = z.infer<typeof orderAction>;
export type OrderActionName = (typeof orderActions)[number];
