import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Admin, asAdmin, lastChange } from '../support/admin-actions.ts';
import { type EventServer, openEventReceiver } from '../support/event-receiver.ts';
import { placedOrder, rows } from '../support/payments.ts';
import { mailTo, until } from '../support/people.ts';
import { SESAME } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';
import { addWebhook, deliveriesOf, untilDelivery, WEBHOOKS, webhookNow } from '../support/webhooks.ts';

let shop: TestShop;
let admin: Admin;
let server: EventServer;
beforeAll(async () => {
  shop = await openTestShop({ WEBHOOKS_TO_THIS_MACHINE: 'true' });
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await rows(shop, 'delete from event_receivers');
  server = await openEventReceiver();
  return () => server.close();
});

/** As a receiver verifies it, written from the specification. */
function signatureOf(secret: string, id: string, timestamp: string, body: string): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
const makeDue = () => rows(shop, `update event_deliveries set next_try_at = now() where status = 'pending'`);

test('an endpoint gets a signed event, and the log says how it went', async () => {
  const { webhook, secret } = await addWebhook(admin, server.url);
  const { order } = await placedOrder(shop, [SESAME]);
  const received = await until(() => server.received[0]);
  const { headers, body, event } = received;
  const [id, timestamp] = [String(headers['webhook-id']), String(headers['webhook-timestamp'])];
  expect(headers['webhook-signature']).toBe(signatureOf(secret, id, timestamp, body));
  expect(headers['content-type']).toBe('application/json');
  expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(60);
  expect(event).toMatchObject({ id, type: 'order.placed', data: { orderId: order._id } });
  const delivery = await untilDelivery(admin, webhook._id, ({ status }) => status === 'delivered');
  expect(delivery).toMatchObject({
    eventId: id,
    orderId: order._id,
    tries: 1,
    responseCode: 200,
    response: 'ok',
    error: '',
    nextTryAt: null,
  });
  expect(delivery.durationMs).toBeGreaterThanOrEqual(0);
});

test('the secret is shown once, and is nowhere in the clear', async () => {
  const { webhook, secret } = await addWebhook(admin, server.url);
  const seen = JSON.stringify([
    await webhookNow(admin, webhook._id),
    (await admin.get(WEBHOOKS)).body,
    await rows(shop, 'select * from event_receivers'),
    await rows(shop, 'select * from audit_log'),
  ]);
  expect(seen).not.toContain(secret);
  expect(seen).not.toContain(secret.slice('whsec_'.length));
  expect(await lastChange(shop, `webhook ${webhook._id}`)).toMatchObject({
    action: 'create webhook',
    changes: { url: [null, server.url], events: [null, ['order.placed', 'order.cancelled']] },
  });
});

test('after a change of the secret both sign for a day, then the new one alone', async () => {
  const { webhook, secret: old } = await addWebhook(admin, server.url);
  const { body } = await admin.post(`${WEBHOOKS}/${webhook._id}/secret`, {});
  expect(body.secret).not.toBe(old);
  const send = async () => {
    await admin.post(`${WEBHOOKS}/${webhook._id}/test`, {});
    const count = server.received.length;
    const { headers, body: content } = await until(() => server.received[count]);
    const about = [String(headers['webhook-id']), String(headers['webhook-timestamp']), content] as const;
    return { sent: headers['webhook-signature'], by: (secret: string) => signatureOf(secret, ...about) };
  };
  const both = await send();
  expect(both.sent).toBe(`${both.by(body.secret)} ${both.by(old)}`);
  await rows(shop, `update event_receivers set previous_until = now() - interval '1 second'`);
  const one = await send();
  expect(one.sent).toBe(one.by(body.secret));
  expect(await lastChange(shop, `webhook ${webhook._id}`)).toMatchObject({
    action: 'rotate webhook secret',
    changes: { secret: ['set', 'changed'] },
  });
});

test('a failed delivery is tried again later, and holds back the next event of its order', async () => {
  const { webhook } = await addWebhook(admin, server.url);
  server.respondWith(500, 'x'.repeat(5000));
  const { me, order } = await placedOrder(shop, [SESAME]);
  const failed = await untilDelivery(admin, webhook._id, ({ triedAt }) => triedAt !== null);
  expect(failed).toMatchObject({
    status: 'pending',
    tries: 1,
    responseCode: 500,
    error: 'The endpoint responds with 500.',
    response: 'x'.repeat(1024),
  });
  const [inHindi] = await deliveriesOf(admin, webhook._id, '?language=hi');
  expect(inHindi?.error).toBe('पते से जवाब आया: 500।');
  expect(Date.parse(failed.nextTryAt ?? '')).toBeGreaterThan(Date.parse(failed.triedAt ?? '') + 4000);
  expect(await webhookNow(admin, webhook._id)).toMatchObject({ state: 'failing', waiting: 1 });
  await me.remove(`/api/orders/${order._id}`);
  server.respondWith(200);
  await makeDue();
  await until(() => (server.received.length === 3 ? true : undefined));
  expect(server.types()).toEqual(['order.placed', 'order.placed', 'order.cancelled']);
  expect(server.received[1]?.event.id).toBe(server.received[0]?.event.id);
  await untilDelivery(admin, webhook._id, ({ status }) => status === 'delivered');
  expect(await webhookNow(admin, webhook._id)).toMatchObject({ state: 'working', waiting: 0 });
});

test('an endpoint that does not respond is reported in the language of the admin', async () => {
  const { webhook } = await addWebhook(admin, 'https://shop.invalid/hook');
  await admin.post(`${WEBHOOKS}/${webhook._id}/test`, {});
  const failed = await untilDelivery(admin, webhook._id, ({ status }) => status === 'failed');
  expect(failed).toMatchObject({ responseCode: null, error: 'The website shop.invalid is not found.' });
  const [inTamil] = await deliveriesOf(admin, webhook._id, '?language=ta');
  expect(inTamil?.error).toContain('shop.invalid');
  expect(inTamil?.error).toMatch(/\p{Script=Tamil}/u);
});

test('a redirect is a failure, not a new address', async () => {
  const { webhook } = await addWebhook(admin, server.url);
  server.respondWith(307);
  await admin.post(`${WEBHOOKS}/${webhook._id}/test`, {});
  const failed = await untilDelivery(admin, webhook._id, ({ status }) => status === 'failed');
  expect(failed).toMatchObject({ responseCode: 307, type: 'webhook.test', isManual: true, tries: 1 });
  expect(server.received).toHaveLength(1);
});

test('an event that failed ten times is over, and the order goes on', async () => {
  const { webhook } = await addWebhook(admin, server.url);
  server.respondWith(({ type }) => (type === 'order.placed' ? 500 : 200));
  const { me, order } = await placedOrder(shop, [SESAME]);
  await untilDelivery(admin, webhook._id, ({ tries, triedAt }) => tries === 1 && triedAt !== null);
  await rows(shop, `update event_deliveries set tries = 9, next_try_at = now() where status = 'pending'`);
  await untilDelivery(admin, webhook._id, ({ status, tries }) => status === 'failed' && tries === 10);
  await me.remove(`/api/orders/${order._id}`);
  await until(() => (server.types().at(-1) === 'order.cancelled' ? true : undefined));
});

test('after three days of failure the endpoint is disabled with an e-mail; enabled, it gets what it missed', async () => {
  const { webhook } = await addWebhook(admin, server.url);
  server.respondWith(503);
  await placedOrder(shop, [SESAME]);
  await untilDelivery(admin, webhook._id, ({ triedAt }) => triedAt !== null);
  await rows(shop, `update event_receivers set failing_since = now() - interval '73 hours'`);
  await makeDue();
  await until(async () => ((await webhookNow(admin, webhook._id)).state === 'given-up' ? true : undefined));
  const { text, subject } = await mailTo(shop, admin.admin.email);
  expect(subject).toContain('disabled');
  expect(text).toContain(`/admin/webhooks/${webhook._id}`);
  expect((await admin.get('/api/admin/overview/work')).body.disabledWebhooks).toBe(1);
  const tried = server.received.length;
  // nothing is written for it, and nothing is tried
  await placedOrder(shop, [SESAME]);
  await makeDue();
  server.respondWith(200);
  const { url, description, events } = webhook;
  const enabled = await admin.put(`${WEBHOOKS}/${webhook._id}`, {
    url,
    description,
    events,
    isEnabled: true,
  });
  expect(enabled.body).toMatchObject({ state: 'working' });
  await until(() => (server.received.length > tried ? true : undefined));
  expect(server.received.at(-1)?.event.id).toBe(server.received[0]?.event.id);
  expect((await deliveriesOf(admin, webhook._id)).length).toBe(1);
  expect((await admin.get('/api/admin/overview/work')).body.disabledWebhooks).toBe(0);
});

test('410 Gone disables at once', async () => {
  const { webhook } = await addWebhook(admin, server.url);
  server.respondWith(410);
  await placedOrder(shop, [SESAME]);
  await until(async () => ((await webhookNow(admin, webhook._id)).state === 'given-up' ? true : undefined));
});

test('an event can be sent again, with the same id and out of the order', async () => {
  const { webhook } = await addWebhook(admin, server.url);
  await placedOrder(shop, [SESAME]);
  const first = await untilDelivery(admin, webhook._id, ({ status }) => status === 'delivered');
  const again = await admin.post(`${WEBHOOKS}/${webhook._id}/deliveries/${first._id}/replay`, {});
  expect(again.status).toBe(202);
  const second = await untilDelivery(
    admin,
    webhook._id,
    ({ _id, status }) => _id !== first._id && status === 'delivered',
  );
  expect(second).toMatchObject({ eventId: first.eventId, isManual: true });
  expect(server.received.map(({ headers }) => headers['webhook-id'])).toEqual([first.eventId, first.eventId]);
  // of another endpoint
  const { webhook: other } = await addWebhook(admin, server.url);
  const foreign = await admin.post(`${WEBHOOKS}/${other._id}/deliveries/${first._id}/replay`, {});
  expect(foreign).toMatchObject({ status: 404, body: { code: 'delivery-not-found' } });
});

test('a disabled endpoint gets nothing but tests; a deleted one leaves nothing', async () => {
  const { webhook } = await addWebhook(admin, server.url);
  const { url, description, events } = webhook;
  await admin.put(`${WEBHOOKS}/${webhook._id}`, { url, description, events, isEnabled: false });
  await placedOrder(shop, [SESAME]);
  await admin.post(`${WEBHOOKS}/${webhook._id}/test`, {});
  await untilDelivery(admin, webhook._id, ({ status }) => status === 'delivered');
  expect(server.types()).toEqual(['webhook.test']);
  expect((await admin.remove(`${WEBHOOKS}/${webhook._id}`)).status).toBe(200);
  expect(await rows(shop, 'select id from event_deliveries where receiver_id = $1', webhook._id)).toEqual([]);
  expect((await admin.get(`${WEBHOOKS}/${webhook._id}`)).status).toBe(404);
  expect((await admin.remove(`${WEBHOOKS}/${webhook._id}`)).status).toBe(404);
});

test('a slow endpoint delays no other', async () => {
  const slow = await openEventReceiver();
  slow.respondWith(0);
  await addWebhook(admin, slow.url);
  await addWebhook(admin, server.url);
  await placedOrder(shop, [SESAME]);
  await until(() => slow.received[0]);
  await placedOrder(shop, [SESAME]);
  await until(() => server.received[1]);
  await slow.close();
});
