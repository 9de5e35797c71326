import { z } from 'zod';
import { adminCash } from '../../messages/admin-cash.ts';
import { adminValidation } from '../../messages/admin-validation.ts';
import { dayOf } from '../../rules/days.ts';
import { providerCheck } from './orders.ts';
import { day, refundAmount, requiredLine } from './shared.ts';

const reference = z.string().trim().min(1).max(100);

/** What an admin fills in about money that arrived. */
export const moneyReceivedForm = z.object({
  amount: refundAmount.meta({ description: 'In rupees' }),
  reference: requiredLine(() => adminValidation.reference, 100).meta({
    description: 'Of the bank statement. Recording the same one again changes nothing',
  }),
});

/** Money that an admin saw arrive, for a payment method without a provider to ask. */
export const receiptForm = moneyReceivedForm.extend({
  provider: z.string().max(31).meta({ description: 'Id of the payment method' }),
});

/** What an admin fills in about the cash of an order. */
export const cashReceivedForm = z.object({
  amount: refundAmount.meta({ description: 'In rupees' }),
  receivedOn: day
    .refine((text) => text <= dayOf(new Date()), { error: () => adminCash.future })
    .meta({ description: 'Day in India' }),
  reference: z
    .string()
    .trim()
    .max(80, { error: () => adminValidation.referenceTooLong })
    .default('')
    .meta({
      description: 'For example of the courier’s payout. Recording the same cash again changes nothing',
    }),
  note: z
    .string()
    .trim()
    .max(500, { error: () => adminValidation.noteTooLong })
    .default(''),
});
export type CashReceivedForm = z.infer<typeof cashReceivedForm>;
export type ReceiptForm = z.infer<typeof receiptForm>;

export const receiptRecorded = providerCheck.pick({ outcome: true });

export const refundSentForm = z.object({ reference: reference.optional() });
export type RefundSentForm = z.infer<typeof refundSentForm>;
