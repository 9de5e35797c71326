import { z } from 'zod';
import { adminValidation } from '../../messages/admin-validation.ts';

const keyField = z.object({
  name: z.string().meta({ description: 'Environment variable' }),
  label: z.string(),
  hint: z.string(),
  isSecret: z.boolean(),
});

/** Never contains a value of a key, only how it ends. */
export const providerKeys = z.object({
  keys: z.array(
    z.object({
      name: z.string(),
      source: z.enum(['environment', 'stored', 'unreadable', 'none']).meta({
        description: 'The environment wins. Unreadable: encrypted with another settings key',
      }),
      hint: z.string().meta({ description: 'How the value ends; of SMTP_URL the host; empty when unset' }),
    }),
  ),
  groups: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        note: z.string(),
        isNeeded: z.boolean(),
        fields: z.array(keyField),
        webhookUrl: z.string().nullable().meta({ description: 'Where the provider sends its events' }),
      }),
    )
    .meta({ description: 'The keys by provider, in the language of the request' }),
  settingsKey: z.enum(['environment', 'file']).meta({
    description: 'Where the key comes from that encrypts stored keys',
  }),
  version: z.string().meta({ description: 'Another one after every change of the stored keys' }),
  webhookUrls: z
    .record(z.string(), z.string())
    .meta({ description: 'Where providers send their events, by payment method or courier' }),
});

export type ProviderKeyList = z.infer<typeof providerKeys>;
export type KeyField = z.infer<typeof keyField>;

/** Keys that are not named stay as they are. */
export const providerKeysForm = z.object({
  values: z
    .record(
      z.string().max(100),
      z.union([
        z.null(),
        z
          .string()
          .trim()
          .min(1, { error: () => adminValidation.thisEmpty })
          .max(500),
      ]),
    )
    .meta({ description: 'null deletes a stored key' }),
  version: z.string().max(100).optional().meta({
    description: 'Optimistic lock: a save with an outdated version is rejected',
  }),
  currentPassword: z.string().max(200).optional().meta({
    description: 'Required unless the user signed in within the last ten minutes',
  }),
});

export type ProviderKeysForm = z.infer<typeof providerKeysForm>;
