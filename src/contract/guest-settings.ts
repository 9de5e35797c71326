import { z } from 'zod';

/** The admin's setting. */
export const guestForm = z.object({
  isOn: z.boolean(),
  version: z.int32().min(0).optional().meta({
    description: 'Optimistic lock: a save with an outdated version is rejected',
  }),
});

export const guestSettings = z.object({
  isOn: z
    .boolean()
    .meta({ description: 'Whether visitors may fill a cart and check out without an account' }),
  version: z.number().meta({ description: 'Incremented by every save' }),
});

export type GuestForm = z.infer<typeof guestForm>;
export type GuestSettings = z.infer<typeof guestSettings>;
