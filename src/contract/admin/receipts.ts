import { z } from 'zod';
import { adminValidation } from '../../messages/admin-validation.ts';
import { providerCheck } from './orders.ts';
import { refundAmount, requiredLine } from './shared.ts';

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
export type ReceiptForm = z.infer<typeof receiptForm>;

export const receiptRecorded = providerCheck.pick({ outcome: true });

export const refundSentForm = z.object({ reference: reference.optional() });
export type RefundSentForm = z.infer<typeof refundSentForm>;
