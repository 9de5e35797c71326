import { afterAll, beforeAll, expect, test } from 'vitest';
import { asAdmin } from '../support/admin-actions.ts';
import { openEventReceiver } from '../support/event-receiver.ts';
import { type MortalShop, openMortalShop } from '../support/mortal-shop.ts';
import { placedOrder, rows } from '../support/payments.ts';
import { until } from '../support/people.ts';
import { SESAME } from '../support/sales.ts';
import { addWebhook } from '../support/webhooks.ts';

let shop: MortalShop;
beforeAll(async () => {
  shop = await openMortalShop({ WEBHOOKS_TO_THIS_MACHINE: 'true' });
  await shop.start();
});
afterAll(() => shop.close());

test('killed while an endpoint works on an event: the event is sent again, and the next one after it', async () => {
  const endpoint = await openEventReceiver();
  await addWebhook(await asAdmin(shop), endpoint.url);
  endpoint.respondWith(0);
  const { me, order } = await placedOrder(shop, [SESAME]);
  await until(() => endpoint.received[0]);
  expect((await me.remove(`/api/orders/${order._id}`)).status).toBe(200);
  await shop.kill();
  endpoint.respondWith(200);
  // as if the time had passed after which another process takes it over
  await rows(shop, 'update event_deliveries set next_try_at = now()');
  await shop.start();
  await until(() => endpoint.received[2]);
  expect(endpoint.types()).toEqual(['order.placed', 'order.placed', 'order.cancelled']);
  expect(endpoint.received[1]?.event.id).toBe(endpoint.received[0]?.event.id);
  await endpoint.close();
});
