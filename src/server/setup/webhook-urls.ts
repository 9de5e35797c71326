import type { Setup } from './open-setup.ts';

/** Where providers send their events, by payment method, by courier that is tracked and by channel with reports. */
export function webhookUrls({
  config,
  payments,
}: Pick<Setup, 'config' | 'payments'>): Record<string, string> {
  const withWebhook = payments.filter(({ server }) => server().webhook);
  const couriers = config.extensions
    .flatMap((extension) => extension.couriers ?? [])
    .filter(({ server, keys = [] }) => server && keys.length > 0);
  const channels = config.extensions
    .flatMap(({ messages = [] }) => messages)
    .filter(({ hasReports }) => hasReports);
  return Object.fromEntries([
    ...withWebhook.map(({ payment: { id } }) => [id, `${config.publicUrl}/api/webhooks/${id}`]),
    ...couriers.map(({ id, webhookName = id }) => [
      id,
      `${config.publicUrl}/api/webhooks/couriers/${webhookName}`,
    ]),
    ...channels.map(({ id }) => [id, `${config.publicUrl}/api/webhooks/messages/${id}`]),
  ]);
}
