import { z } from 'zod';
import { lineStates, remittanceCouriers } from '../../rules/remittances.ts';
import { line } from '../one-line.ts';

const rupees = z.number().nullable().meta({ description: 'In rupees; null where the file does not tell it' });

export const remittanceUpload = z.object({
  name: line().max(200).default('').meta({ description: 'The name of the file' }),
});
export const remittanceConfirm = remittanceUpload.extend({
  reference: line()
    .max(60)
    .default('')
    .meta({ description: 'Number in the bank statement, for files that do not tell it' }),
  isSumAccepted: z
    .enum(['true', 'false'])
    .default('false')
    .meta({ description: 'Whether to record the matched lines although the sums of the file are wrong' }),
});

const payout = z.object({
  courier: z.enum(remittanceCouriers),
  crf: z.string().meta({ description: 'The courier’s number of the payout' }),
  utr: z.string(),
  paidOn: z.string().nullable(),
  available: rupees,
  freight: rupees,
  early: rupees,
  instant: rupees,
  reversal: rupees,
  paid: rupees,
  linesDiffer: rupees.meta({ description: 'Sum of the lines less what the file says was collected' }),
  paidDiffers: rupees.meta({ description: 'What was paid less what the deductions leave' }),
});

const remittanceLine = z.object({
  crf: z.string(),
  awb: z.string(),
  amount: z.number(),
  adjusted: z.number(),
  state: z.enum(lineStates),
  orderId: z.uuid().nullable(),
  orderNumber: z.number().nullable(),
  orderTotal: z.number().nullable(),
});

export const remittancePreview = z.object({
  isKnown: z.boolean().meta({ description: 'Whether this very file was confirmed before' }),
  payouts: z.array(payout),
  lines: z.array(remittanceLine),
});

export const remittance = payout.extend({
  _id: z.uuid(),
  confirmedAt: z.iso.datetime(),
  open: z.number().meta({ description: 'Lines that are not settled yet' }),
  lines: z.array(remittanceLine),
});
export const remittanceRow = remittance.omit({ lines: true }).extend({ count: z.number() });

export const settledRemittances = z.object({
  remittances: z.array(remittance),
  recorded: z.number().meta({ description: 'Orders whose cash was recorded now' }),
  remaining: z.number().meta({ description: 'Matched lines that the next call records' }),
});

const sum = z.object({ count: z.number(), total: z.number().meta({ description: 'In rupees' }) });
export const openCash = z.object({
  open: sum,
  overdue: sum.meta({ description: 'Delivered more than ten days ago' }),
  orders: z
    .array(
      z.object({
        _id: z.uuid(),
        number: z.number(),
        name: z.string(),
        status: z.enum(['SHIPPED', 'DELIVERED']),
        total: z.number(),
        courier: z.string().nullable(),
        trackingNumber: z.string().nullable(),
        since: z.iso.datetime().meta({ description: 'Delivered, or shipped if it is on its way' }),
        days: z.number(),
        isOverdue: z.boolean(),
      }),
    )
    .meta({ description: 'Longest delivered first, at most 200' }),
});

export type RemittancePreview = z.infer<typeof remittancePreview>;
export type PayoutView = z.infer<typeof payout>;
export type RemittanceLineView = z.infer<typeof remittanceLine>;
export type RemittanceDetail = z.infer<typeof remittance>;
export type RemittanceRow = z.infer<typeof remittanceRow>;
export type SettledRemittances = z.infer<typeof settledRemittances>;
export type OpenCash = z.infer<typeof openCash>;
