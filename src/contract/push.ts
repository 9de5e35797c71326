import { z } from 'zod';

const endpoint = z.string().min(10).max(1000).meta({ description: 'Where the push service takes messages' });

/** As `PushSubscription.toJSON()` writes them. */
const browserKeys = z.object({
  p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}=?$/),
  auth: z.string().regex(/^[A-Za-z0-9_-]{22}(?:==)?$/),
});

export const pushDevice = z.object({ endpoint: endpoint.optional() });

export const pushChange = z.object({ endpoint, keys: browserKeys, isOn: z.boolean() });

/** What a browser knows of a subscription that its push service has ended. The key is a secret that only it and the shop have. */
export const pushRenewal = z.object({
  old: z.object({ endpoint, auth: browserKeys.shape.auth }),
  endpoint,
  keys: browserKeys,
});

export const pushState = z.object({
  publicKey: z.string().meta({ description: 'The applicationServerKey, in base64url' }),
  isOn: z.boolean(),
});

/** What arrives in the browser. No name, address or amount. */
export interface PushPayload {
  title: string;
  body: string;
  /** The page that a tap opens. */
  path: string;
  /** A later message with the same tag replaces this one. */
  tag: string;
}

export type PushDevice = z.infer<typeof pushDevice>;
export type PushChange = z.infer<typeof pushChange>;
export type PushRenewal = z.infer<typeof pushRenewal>;
export type PushState = z.infer<typeof pushState>;
