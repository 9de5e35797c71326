import { z } from 'zod';

/** The admin's setting. */
export const offlineForm = z.object({
  isOn: z.boolean(),
  version: z.int32().min(0).optional().meta({
    description: 'Optimistic lock: a save with an outdated version is rejected',
  }),
});

export const offlineSettings = z.object({
  isOn: z.boolean().meta({ description: 'Whether browsers store pages to show them without a connection' }),
  version: z.number().meta({ description: 'Incremented by every save' }),
});

export type OfflineForm = z.infer<typeof offlineForm>;
export type OfflineSettings = z.infer<typeof offlineSettings>;
