import { z } from 'zod';
import { logo } from '../shop.ts';

const version = z.coerce
  .number()
  .int()
  .min(0)
  .max(2_147_483_647)
  .optional()
  .meta({ description: 'Optimistic lock: a save with an outdated version is rejected' });

export const logoSettings = z.object({
  logo: logo.nullable(),
  version: z.number().meta({ description: 'Incremented by every save' }),
});
export const logoVersion = z.object({ version });
export const logoForm = z.object({ isTinted: z.boolean(), version });

export type LogoSettings = z.infer<typeof logoSettings>;
export type LogoForm = z.infer<typeof logoForm>;
