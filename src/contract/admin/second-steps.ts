import { z } from 'zod';

/** What somebody has for the second step of a login; nothing of it can be used with this. */
export const personFactors = z.object({
  passkeys: z.number(),
  hasApp: z.boolean(),
  recoveryCodes: z.number().meta({ description: 'Unused ones' }),
});

export const factorReset = z.object({
  currentPassword: z.string().max(200).optional().meta({
    description: 'Required unless the owner signed in within the last ten minutes',
  }),
});

export type PersonFactors = z.infer<typeof personFactors>;
export type FactorReset = z.infer<typeof factorReset>;
