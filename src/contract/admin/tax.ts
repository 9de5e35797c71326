import { z } from 'zod';
import { adminValidation } from '../../messages/admin-validation.ts';
import { quantityUnits } from '../../rules/hsn-units.ts';
import { MONTH } from '../../rules/months.ts';
import { differenceKinds } from '../../rules/tax-ledger.ts';
import { taxWarningKinds } from '../../rules/tax-warnings.ts';

const month = z
  .string()
  .regex(MONTH, { error: () => adminValidation.taxMonth })
  .meta({ example: '2026-10' });
export const taxMonthQuery = z.object({ month });

const rupees = z.number().meta({ description: 'Rupees' });
const tax = z.object({ taxable: rupees, cgst: rupees, sgst: rupees, igst: rupees });
const counted = z.object({ count: z.number(), total: rupees });
const orderLink = z.object({ _id: z.string(), number: z.number() });
const hsnRow = tax.extend({
  code: z.string().meta({ description: 'Empty: no HSN code, so it is not in the file' }),
  name: z.string(),
  description: z.string(),
  unit: z.enum(quantityUnits),
  quantity: z.number(),
  rate: z.number(),
});

export const taxMonth = z.object({
  month: z.string(),
  isRunning: z.boolean().meta({ description: 'The month has not ended' }),
  gstin: z.string(),
  state: z.string(),
  invoices: counted,
  notes: counted,
  toPay: tax,
  rates: z.array(tax.extend({ rate: z.number() })),
  places: z
    .array(tax.extend({ code: z.string(), state: z.string(), invoices: z.number() }))
    .meta({ description: 'By place of supply, net of credit notes; an empty code is an unknown state' }),
  business: z
    .array(
      z.object({ number: z.string(), gstin: z.string(), name: z.string(), total: rupees, taxable: rupees }),
    )
    .meta({ description: 'Invoices to buyers with a GSTIN, at most 100' }),
  counts: z.object({
    business: z.number(),
    large: z.number(),
    small: z.number(),
    places: z.number(),
    codes: z.number(),
    series: z.number(),
  }),
  hsn: z.array(hsnRow),
  ranges: z.array(
    z.object({ kind: z.enum(['invoice', 'note']), from: z.string(), to: z.string(), count: z.number() }),
  ),
  gaps: z.array(z.string()).meta({ description: 'Numbers of the series that no document has, at most 20' }),
  ledger: z.object({
    payments: rupees,
    refunds: rupees,
    cashDue: rupees.meta({ description: 'Change of the cash on delivery that is not received' }),
    otherMonths: rupees.meta({ description: 'Money and document are of different months' }),
    total: rupees,
    difference: rupees.meta({ description: 'Net sales minus ledger; 0: they agree' }),
    differences: z
      .array(
        z.object({
          kind: z.enum(differenceKinds),
          order: orderLink,
          amount: rupees,
          paidAt: z.string().nullable(),
          mayGetInvoice: z.boolean(),
        }),
      )
      .meta({ description: 'The orders that make the difference, at most 50' }),
    differenceCount: z.number(),
  }),
  warnings: z.array(
    z.object({
      kind: z.enum(taxWarningKinds),
      isBlocking: z.boolean(),
      count: z.number(),
      names: z.array(z.string()),
      orders: z.array(orderLink),
      amount: rupees,
    }),
  ),
  papers: z.object({ count: z.number(), megabytes: z.number() }),
  file: z.object({ madeAt: z.string(), by: z.string() }).nullable(),
  locked: z.object({ at: z.string(), by: z.string() }).nullable(),
  fileName: z.string(),
});
export type TaxMonthView = z.infer<typeof taxMonth>;

export const monthLock = z.object({ month, isLocked: z.boolean() });
export const missingInvoice = z.object({ orderId: z.uuid() });

export const hsnText = z.object({
  code: z.string().regex(/^\d{4}(\d{2}){0,2}$/, { error: () => adminValidation.hsn }),
  name: z
    .string()
    .trim()
    .min(1, { error: () => adminValidation.hsnName })
    .max(100),
  description: z
    .string()
    .trim()
    .min(1, { error: () => adminValidation.hsnDescription })
    .max(300),
  unit: z.enum(quantityUnits),
});
export type HsnTextView = z.infer<typeof hsnText>;

export const taxForm = z.object({
  fileVersion: z
    .string()
    .trim()
    .regex(/^[\w.]{1,20}$/, { error: () => adminValidation.taxFileVersion }),
  hsnDigits: z.union([z.literal(4), z.literal(6), z.literal(8)]),
  version: z.int32().min(0).optional().meta({
    description: 'Optimistic lock: a save with an outdated version is rejected',
  }),
});
export const taxSettings = z.object({ fileVersion: z.string(), hsnDigits: z.number(), version: z.number() });
export type TaxForm = z.infer<typeof taxForm>;
export type TaxSettings = z.infer<typeof taxSettings>;
