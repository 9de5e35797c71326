import { z } from 'zod';
import { adminValidation } from '../../messages/admin-validation.ts';

/** Environment variables that an admin can also enter in the set-up assistant. They are stored encrypted. */
export const storedKeyNames = [
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_WEBHOOK_ID',
  'SMTP_URL',
  'MAIL_FROM',
] as const;

export type StoredKeyName = (typeof storedKeyNames)[number];

const keyName = z.enum(storedKeyNames);

/** Never contains a value of a key, only how it ends. */
export const providerKeys = z.object({
  keys: z.array(
    z.object({
      name: keyName,
      source: z.enum(['environment', 'stored', 'unreadable', 'none']).meta({
        description: 'The environment wins. Unreadable: encrypted with another settings key',
      }),
      hint: z.string().meta({ description: 'How the value ends; of SMTP_URL the host; empty when unset' }),
    }),
  ),
  settingsKey: z.enum(['environment', 'file']).meta({
    description: 'Where the key comes from that encrypts stored keys',
  }),
  version: z.string().meta({ description: 'Another one after every change of the stored keys' }),
  webhookUrls: z.object({ razorpay: z.string(), paypal: z.string() }),
});

export type ProviderKeyList = z.infer<typeof providerKeys>;

/** Keys that are not named stay as they are. */
export const providerKeysForm = z.object({
  values: z
    .partialRecord(
      keyName,
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
