import { z } from 'zod';

const amount = {
  amountMinor: z.number().meta({ description: 'In paise, or in cents of another currency' }),
  currency: z.string(),
};

/** One payment as the provider last reported it. */
const saidPayment = z.object({
  ...amount,
  reference: z.string(),
  status: z.enum(['pending', 'authorised', 'captured', 'part-refunded', 'refunded', 'failed']),
  at: z.iso.datetime().nullable(),
  reason: z.string().nullable().meta({ description: 'The provider’s code' }),
  paidWith: z
    .object({ kind: z.enum(['upi', 'card', 'netbanking', 'wallet', 'other']), hint: z.string() })
    .nullable(),
});

/** What a provider last said of an attempt. */
const saidOfAttempt = z.object({
  isKnown: z.boolean().meta({ description: 'False: the provider does not know the payment' }),
  payments: z.array(saidPayment),
});

export const paymentAttempt = z.object({
  ...amount,
  id: z.uuid(),
  provider: z.string(),
  reference: z.string().nullable().meta({ description: 'The provider’s order' }),
  status: z.enum(['created', 'pending', 'succeeded', 'failed']),
  at: z.iso.datetime(),
  askedAt: z.iso.datetime().nullable(),
  saidAt: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'Earlier than `askedAt`: the provider has not answered since' }),
  said: saidOfAttempt.nullable(),
});

export type SaidOfAttempt = z.infer<typeof saidOfAttempt>;
export type PaymentAttempt = z.infer<typeof paymentAttempt>;
