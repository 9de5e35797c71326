import { z } from 'zod';

export const messageChannel = z.object({
  id: z.string(),
  label: z.string(),
  isOn: z.boolean().meta({ description: 'Whether I want messages about my orders through it' }),
});

export const channelChange = z.object({ channel: z.string().max(40), isOn: z.boolean() });

export type MessageChannelChoice = z.infer<typeof messageChannel>;
export type ChannelChange = z.infer<typeof channelChange>;
