import { z } from 'zod';
import { pageSize } from './shared.ts';

export const ownerProblem = z.object({
  _id: z.uuid(),
  kind: z.string(),
  provider: z.string().nullable(),
  providerPaymentId: z.string().nullable(),
  orderId: z.uuid().nullable(),
  orderNumber: z.number().nullable(),
  details: z.string(),
  createdAt: z.iso.datetime(),
  resolvedAt: z.iso.datetime().nullable(),
});

export const problemListQuery = z.object({
  state: z.enum(['open', 'done']).default('open'),
  after: z.uuid().optional(),
  limit: pageSize,
});

export type OwnerProblem = z.infer<typeof ownerProblem>;
