import type { Extension } from '../../extension/extension.ts';
import { paymentsOf } from '../platform/config/extension-keys.ts';

export const webhookCheck = (paymentId: string) => `${paymentId}-webhook`;

export const mobileCodesCheck = (channelId: string) => `${channelId}-codes`;

export const courierCheck = (courierId: string) => `courier-${courierId}`;

/** The checks whose result depends on a key. */
export function checksOfKeys(extensions: readonly Extension[], names: readonly string[]): string[] {
  const payments = paymentsOf(extensions).filter(({ keys }) => keys.some(({ name }) => names.includes(name)));
  const mail = names.includes('SMTP_URL') || names.includes('MAIL_FROM') ? ['mail', 'mail-domain'] : [];
  const channels = extensions
    .flatMap(({ messages = [] }) => messages)
    .filter(({ keys }) => keys.some(({ name }) => names.includes(name)));
  const couriers = extensions
    .flatMap((extension) => extension.couriers ?? [])
    .filter(({ keys = [] }) => keys.some(({ name }) => names.includes(name)));
  return [
    ...couriers.map(({ id }) => courierCheck(id)),
    ...payments.flatMap(({ id }) => [id, webhookCheck(id)]),
    ...channels.map(({ id }) => mobileCodesCheck(id)),
    ...mail,
  ];
}
