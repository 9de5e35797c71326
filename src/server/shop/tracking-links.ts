import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Config } from '../platform/config/config.ts';
import { openSettingsKey } from '../platform/keys/settings-key.ts';

export type SignTracking = (orderId: string) => string;

const KEY_BYTES = 32;

/**
 * Signs links that show the progress of one order without a login. The signature is always the same for an order, so that all its
 * e-mails have the same link. Undefined when the key cannot be read: then e-mails have the plain link.
 */
export async function openTrackingLinks({
  settingsKey,
  dataDir,
}: Pick<Config, 'settingsKey' | 'dataDir'>): Promise<SignTracking | undefined> {
  const secret = await openSettingsKey(settingsKey, dataDir)
    .findOrCreate()
    .catch(() => undefined);
  if (!secret) return undefined;
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'order tracking links', KEY_BYTES));
  return (orderId) => createHmac('sha256', key).update(orderId).digest('base64url');
}

export function isSameSignature(expected: string, received: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(received)];
  return a.length === b.length && timingSafeEqual(a, b);
}
