import { expect } from 'vitest';
import type { Delivery, Webhook, WebhookSecret } from '../../src/contract/admin/webhooks.ts';
import type { Admin } from './admin-actions.ts';
import { until } from './people.ts';

export const WEBHOOKS = '/api/admin/webhooks';

export async function addWebhook(
  admin: Admin,
  url: string,
  events: string[] = ['order.placed', 'order.cancelled'],
): Promise<WebhookSecret> {
  const { status, body } = await admin.post(WEBHOOKS, { url, description: 'ERP', events });
  expect(body).toMatchObject({ secret: expect.stringMatching(/^whsec_/) });
  expect(status).toBe(201);
  return body;
}

export async function webhookNow(admin: Admin, id: string): Promise<Webhook> {
  return (await admin.get(`${WEBHOOKS}/${id}`)).body;
}

/** Newest first. */
export async function deliveriesOf(admin: Admin, id: string, query = ''): Promise<Delivery[]> {
  return (await admin.get(`${WEBHOOKS}/${id}/deliveries${query}`)).body;
}

/** The newest delivery, once it is so. */
export function untilDelivery(
  admin: Admin,
  id: string,
  isSo: (delivery: Delivery) => boolean,
): Promise<Delivery> {
  return until(async () => {
    const [newest] = await deliveriesOf(admin, id);
    return newest && isSo(newest) ? newest : undefined;
  });
}
