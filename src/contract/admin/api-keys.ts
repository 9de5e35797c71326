import { z } from 'zod';
import { adminValidation } from '../../messages/admin-validation.ts';
import type { OrderActionName } from './orders.ts';
import { requiredLine } from './shared.ts';

/**
 * What an API key may be allowed to do. `src/server/access.ts` names the scope that opens a route; a route without a scope is
 * closed to all keys.
 */
export const apiScopes = [
  'read:orders',
  'write:orders',
  'write:payments',
  'read:foods',
  'write:stock',
  'write:foods',
  'read:customers',
  'read:reports',
] as const;

export type ApiScope = (typeof apiScopes)[number];

/** Actions on an order that move money need this scope as well. */
export const scopesOfOrderActions: Partial<Record<OrderActionName, ApiScope>> = {
  pay: 'write:payments',
  cancel: 'write:payments',
  refund: 'write:payments',
};

const NAME_LENGTH = 60;
const MAX_DAYS = 3650;

export const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  prefix: z.string().meta({ description: 'How the key begins' }),
  scopes: z.array(z.enum(apiScopes)),
  createdBy: z.string().meta({ description: 'Name of the admin' }),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable().meta({ description: 'To the minute' }),
  expiresAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
  state: z.enum(['works', 'expired', 'revoked', 'creator-left']).meta({
    description: 'creator-left: whoever created it is no longer an admin, so it does not work',
  }),
});

export const apiKeyForm = z.object({
  name: requiredLine(() => adminValidation.name, NAME_LENGTH),
  scopes: z
    .array(z.enum(apiScopes), { error: () => adminValidation.chooseScopes })
    .min(1, { error: () => adminValidation.chooseScopes })
    .max(apiScopes.length)
    .transform((scopes) => apiScopes.filter((scope) => scopes.includes(scope))),
  expiresInDays: z.int().min(1).max(MAX_DAYS).nullable().meta({ description: 'null: never' }),
  currentPassword: z.string().max(200).optional().meta({
    description: 'Required unless the user signed in within the last ten minutes',
  }),
});

export const newApiKey = z.object({
  key: z.string().meta({ description: 'The key itself. It is never shown again' }),
  apiKey,
});

export type ApiKey = z.infer<typeof apiKey>;
export type ApiKeyForm = z.infer<typeof apiKeyForm>;
export type ApiKeyInput = z.input<typeof apiKeyForm>;
export type NewApiKey = z.infer<typeof newApiKey>;
