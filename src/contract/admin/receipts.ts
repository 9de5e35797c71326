import { z } from 'zod';
import { providerCheck } from './orders.ts';

const reference = z.string().trim().min(1).max(100);

/** Money that an admin saw arrive, for a payment method without a provider to ask. */
export const receiptForm = z.object({
  provider: z.string().max(31).meta({ description: 'Id of the payment method' }),
  amount: z.number().positive().max(10_000_000).meta({ description: 'In rupees' }),
  reference: reference.meta({
    description: 'Of the bank statement. Recording the same one again changes nothing',
  }),
});
export type ReceiptForm = z.infer<typeof receiptForm>;

export const receiptRecorded = providerCheck.pick({ outcome: true });

export const refundSentForm = z.object({ reference: reference.optional() });
export type RefundSentForm = z.infer<typeof refundSentForm>;
