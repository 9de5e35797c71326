import { z } from 'zod';
import { adminValidation } from '../../messages/admin-validation.ts';
import { eventTypes, MAX_WEBHOOKS } from '../../rules/event-types.ts';
import { line } from '../one-line.ts';
import { pageSize } from './shared.ts';

const currentPassword = z.string().max(200).optional().meta({
  description: 'Required unless the user signed in within the last ten minutes',
});

const terms = z.object({
  url: z
    .string()
    .trim()
    .min(1, { error: () => adminValidation.webhookUrl })
    .max(500, { error: () => adminValidation.addressTooLong })
    .meta({ description: 'An https address of a public website, without port' }),
  description: line()
    .max(100, { error: () => adminValidation.descriptionTooLong })
    .default(''),
  events: z
    .array(z.enum(eventTypes))
    .min(1, { error: () => adminValidation.webhookEvents })
    .transform((events) => eventTypes.filter((type) => events.includes(type))),
});

export const webhookCreate = terms.extend({ currentPassword });
export const webhookEdit = terms.extend({
  isEnabled: z.boolean().meta({
    description: 'An endpoint that is enabled again gets what it has not received',
  }),
  currentPassword,
});
export const webhookReauthentication = z.object({ currentPassword });

/** A webhook endpoint, or the receiver of an extension. */
export const webhook = z.object({
  _id: z.string(),
  url: z.string().nullable(),
  extension: z.string().nullable().meta({ description: 'Its receivers cannot be changed here' }),
  description: z.string(),
  events: z.array(z.string()),
  state: z.enum(['working', 'failing', 'disabled', 'given-up']).meta({
    description: 'given-up: the shop disabled it after it failed for three days',
  }),
  failingSince: z.string().nullable(),
  waiting: z.number().meta({ description: 'Deliveries that are not finished' }),
  previousUntil: z.string().nullable().meta({ description: 'Until then the secret before signs, too' }),
  createdAt: z.string(),
});

export const webhookList = z.object({ webhooks: z.array(webhook), limit: z.literal(MAX_WEBHOOKS) });

export const webhookSecret = z.object({
  webhook,
  secret: z.string().meta({ description: 'Only this response has it: whsec_ and base64' }),
});

export const delivery = z.object({
  _id: z.string(),
  eventId: z.string().meta({ description: 'The webhook-id header' }),
  type: z.string(),
  orderId: z.string().nullable(),
  at: z.string().meta({ description: 'When the event happened' }),
  status: z.enum(['pending', 'delivered', 'failed']),
  isManual: z.boolean().meta({ description: 'A test, or sent again by an admin' }),
  tries: z.number(),
  triedAt: z.string().nullable(),
  nextTryAt: z.string().nullable(),
  responseCode: z.number().nullable(),
  response: z.string().meta({ description: 'The beginning of the response, at most 1 KB' }),
  error: z.string(),
  durationMs: z.number().nullable(),
});

export const deliveryQuery = z.object({
  status: z.enum(['pending', 'delivered', 'failed']).optional(),
  after: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
  limit: pageSize,
});

export type WebhookCreate = z.infer<typeof webhookCreate>;
export type WebhookEdit = z.infer<typeof webhookEdit>;
export type Webhook = z.infer<typeof webhook>;
export type WebhookList = z.infer<typeof webhookList>;
export type WebhookSecret = z.infer<typeof webhookSecret>;
export type Delivery = z.infer<typeof delivery>;
export type DeliveryQuery = z.infer<typeof deliveryQuery>;
