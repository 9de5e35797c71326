import { z } from 'zod';
import { pageSize, searchQuery } from './shared.ts';

/** What the security log records. */
export const securityKinds = [
  'sign-in',
  'new-device',
  'sign-in-failed',
  'password-reset',
  'password-changed',
  'email-changed',
  'rights',
  'blocked',
  'unblocked',
  'staff-invited',
  'device-signed-out',
  'api-key-created',
  'api-key-revoked',
  'provider-keys',
  'export',
  'failures-reported',
  'factor-added',
  'factor-removed',
  'factor-used',
  'factor-failed',
  'factors-reset',
] as const;
export type SecurityKind = (typeof securityKinds)[number];

export const securityEvent = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  kind: z.enum(securityKinds),
  account: z
    .object({ _id: z.uuid(), name: z.string(), email: z.string() })
    .nullable()
    .meta({ description: 'Whom it concerns; null when no account has what was typed' }),
  actor: z.string().nullable().meta({ description: 'Name of who did it, where that is somebody else' }),
  address: z.string().meta({ description: 'For IPv6 the /64 network; empty in a job' }),
  device: z.string(),
  detail: z.record(z.string(), z.string()),
});

export const securityQuery = z.object({
  kind: z.enum(securityKinds).optional(),
  q: searchQuery.meta({ description: 'Part of a name or e-mail, or the beginning of an address' }),
  after: z.coerce.number().int().positive().optional(),
  limit: pageSize,
});

export type SecurityEvent = z.infer<typeof securityEvent>;
