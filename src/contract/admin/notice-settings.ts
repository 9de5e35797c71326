import { z } from 'zod';

const hour = z.coerce.number().int().min(0).max(23);

const terms = {
  isQuiet: z.boolean().meta({ description: 'No messages to customers in these hours' }),
  quietFrom: hour.meta({ description: 'The hour in India at which quiet hours begin' }),
  quietUntil: hour.meta({ description: 'The hour at which they end' }),
  sendsReminders: z.boolean().meta({ description: 'Remind customers of what runs low' }),
};

/** The admin's setting. */
export const noticeForm = z.object({
  ...terms,
  version: z.int32().min(0).optional().meta({
    description: 'Optimistic lock: a save with an outdated version is rejected',
  }),
});

export const noticeSettings = z.object({
  ...terms,
  quietFrom: z.number(),
  quietUntil: z.number(),
  version: z.number().meta({ description: 'Incremented by every save' }),
});

export type NoticeForm = z.infer<typeof noticeForm>;
export type NoticeSettings = z.infer<typeof noticeSettings>;
