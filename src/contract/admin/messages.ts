import { z } from 'zod';
import { filledText, pageSize, words } from './shared.ts';

export const ownerMessage = z.object({
  _id: z.uuid(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  createdAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  answer: z.string().nullable().meta({ description: 'As mailed; none when it was answered elsewhere' }),
});

export const messageListQuery = z.object({
  state: z.enum(['open', 'answered']).optional(),
  q: words,
  after: z.uuid().optional(),
  limit: pageSize,
});

export const messageAnswer = z.object({ answer: filledText('Answer', 5000) });

export type OwnerMessage = z.infer<typeof ownerMessage>;
