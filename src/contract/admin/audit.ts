import { z } from 'zod';
import { pageSize, searchQuery } from './shared.ts';

export const auditEntry = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  actor: z.string().nullable().meta({ description: 'Name of the admin; null when the account was deleted' }),
  apiKey: z.string().nullable().meta({ description: 'Name of the API key that made the change' }),
  action: z.string(),
  target: z.string().meta({ description: 'Such as "order 0190…"' }),
  order: z
    .object({ _id: z.string(), number: z.number() })
    .nullable()
    .meta({ description: 'The order concerned' }),
  changes: z
    .record(z.string(), z.tuple([z.unknown(), z.unknown()]))
    .meta({ description: 'Before and after' }),
});

export const auditQuery = z.object({
  about: z
    .enum([
      'order',
      'coupon',
      'recipe',
      'message',
      'content',
      'colours',
      'logo',
      'settings',
      'delivery',
      'problem',
      'search word',
      'user',
      'food',
      'review',
      'api key',
    ])
    .optional(),
  q: searchQuery.meta({ description: 'Part of the action, the target or the admin’s name' }),
  after: z.coerce.number().int().positive().optional(),
  limit: pageSize,
});

export type AuditEntry = z.infer<typeof auditEntry>;
