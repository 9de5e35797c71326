import { z } from 'zod';

export const searchKinds = [
  'order',
  'customer',
  'food',
  'batch',
  'invoice',
  'creditNote',
  'payment',
  'tracking',
  'pincode',
] as const;

export const adminSearchQuery = z.object({ q: z.string().trim().min(1).max(100) });

const found = z.object({
  to: z.string().meta({ description: 'Path of the admin page' }),
  title: z.string(),
  note: z.string(),
});

export const adminSearchResult = z.object({
  groups: z.array(z.object({ kind: z.enum(searchKinds), results: z.array(found) })),
});

export type SearchKind = (typeof searchKinds)[number];
export type AdminSearchResult = z.infer<typeof adminSearchResult>;
