import { z } from 'zod';
import { adminValidation } from '../../messages/admin-validation.ts';
import { pageSize, requiredText, searchQuery } from './shared.ts';

export const adminMessage = z.object({
  _id: z.uuid(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  createdAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  answer: z
    .string()
    .nullable()
    .meta({ description: 'The reply as e-mailed; null when it was answered by other means' }),
});

export const messageListQuery = z.object({
  state: z.enum(['open', 'answered']).optional(),
  q: searchQuery,
  after: z.uuid().optional(),
  limit: pageSize,
});

export const messageReply = z.object({ answer: requiredText(() => adminValidation.answer, 5000) });

export type AdminMessage = z.infer<typeof adminMessage>;
