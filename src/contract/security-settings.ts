import { z } from 'zod';
import { adminValidation } from '../messages/admin-validation.ts';
import { rupees } from './rupees.ts';

const MAX_RUPEES = 10_000_000;

/** The owner's setting, in rupees. */
export const securityForm = z.object({
  refundLimit: rupees({
    max: MAX_RUPEES,
    message: () => adminValidation.rupees,
    tooMuch: () => adminValidation.maxNumber(MAX_RUPEES),
  }),
  version: z.int32().min(0).optional().meta({
    description: 'Optimistic lock: a save with an outdated version is rejected',
  }),
});

export const securitySettings = z.object({
  refundLimit: z
    .number()
    .meta({ description: 'Refunds above it need a fresh proof, as do ten times as much in 24 hours' }),
  version: z.number().meta({ description: 'Incremented by every save' }),
});

export type SecurityForm = z.infer<typeof securityForm>;
export type SecuritySettings = z.infer<typeof securitySettings>;
