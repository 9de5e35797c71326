import { z } from 'zod';

export const reminderToken = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });

export const reminderSettings = z.object({
  isOffered: z.boolean().meta({ description: 'Whether the shop sends reminders' }),
  isOn: z.boolean().meta({ description: 'Whether I want reminders of what runs low' }),
});

export const reminderChange = z.object({ isOn: z.boolean() });

export type ReminderSettings = z.infer<typeof reminderSettings>;
