import type { Setup } from './open-setup.ts';

/** Where providers send their events, by payment method. */
export function webhookUrls({
  config,
  payments,
}: Pick<Setup, 'config' | 'payments'>): Record<string, string> {
  const withWebhook = payments.filter(({ server }) => server().webhook);
  return Object.fromEntries(
    withWebhook.map(({ payment: { id } }) => [id, `${config.publicUrl}/api/webhooks/${id}`]),
  );
}
