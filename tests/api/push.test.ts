import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendDueNotices } from '../../src/server/notices/send-notices.ts';
import { openPushKeys } from '../../src/server/push/push-keys.ts';
import { createPushPost } from '../../src/server/push/push-post.ts';
import { asAdmin } from '../support/admin-actions.ts';
import { endQuietHours, noticesOf, setNoticeTerms } from '../support/notices.ts';
import { type Payer, payUpi, placedOrder, rows, startUpi } from '../support/payments.ts';
import { bearer, json, until } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const PATH = '/api/push';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await endQuietHours(shop);
});
afterAll(() => shop.close());

type Browser = ReturnType<TestShop['sandbox']['push']['subscribe']>;
const change = async (token: string, browser: Browser, isOn = true, path = PATH) => {
  const response = await shop.request(path, json('PUT', { ...browser, isOn }, bearer(token)));
  return { status: response.status, body: await response.json() };
};
/** A customer with an order who wants messages in a browser. */
async function subscriber() {
  const payer = await placedOrder(shop);
  const browser = shop.sandbox.push.subscribe();
  expect((await change(payer.who.token, browser)).body).toMatchObject({ isOn: true });
  return { ...payer, browser };
}
const pay = async (payer: Pick<Payer, 'me' | 'order'>) => payUpi(shop, await startUpi(payer));
const messagesTo = ({ endpoint }: Browser) => shop.sandbox.push.messages(endpoint);
const received = (browser: Browser, count = 1) =>
  until(() => (messagesTo(browser).length >= count ? messagesTo(browser) : undefined));
const settled = (userId: string, status: string) =>
  until(async () => {
    const found = await noticesOf(shop, userId);
    return found.length > 0 && found.every((notice) => notice.status === status) ? found : undefined;
  });
const sendAgain = (userId: string) =>
  rows(
    shop,
    "update notices set status = 'pending', next_try_at = now() where user_id = $1 returning 1",
    userId,
  );

test('a browser that subscribed gets each step of the order, without personal data', async () => {
  const { who, me, order, browser } = await subscriber();
  await pay({ me, order });
  const [message] = await received(browser);
  expect(message?.payload).toEqual({
    title: 'Chekku Farms',
    body: 'Your order is paid. Thank you!',
    path: `/track/${order._id}`,
    tag: order._id,
  });
  const text = JSON.stringify(message);
  for (const secret of ['Meena', '9876543210', 'Mill Street', String(order.totalPrice)])
    expect(text).not.toContain(secret);
  expect(await settled(who.id, 'sent')).toMatchObject([{ kind: 'order-paid', channel: 'push', tries: 1 }]);
  await rows(shop, "update orders set status = 'SHIPPED' where id = $1 returning 1", order._id);
  const [shipped] = await received(browser, 2);
  // the later step replaces the one before, wherever that waits
  expect(shipped).toMatchObject({ topic: message?.topic, payload: { body: 'Your order is on its way.' } });
});

test('the keys are made once, stored sealed, and the self-check knows them', async () => {
  const { who, browser } = await subscriber();
  const state = await shop.request(
    `${PATH}/state`,
    json('POST', { endpoint: browser.endpoint }, bearer(who.token)),
  );
  const { publicKey, isOn } = await state.json();
  expect([publicKey.length, isOn]).toEqual([87, true]);
  const keys = openPushKeys(shop.database.db, shop.setup.keys.settingsKey);
  const pairs = await Promise.all([keys.current(), keys.current(), keys.find(publicKey)]);
  expect(new Set(pairs.map((pair) => pair?.publicKey))).toEqual(new Set([publicKey]));
  const stored = await rows<{ private_sealed: string }>(shop, 'select private_sealed from push_keys');
  expect(stored).toHaveLength(1);
  expect(stored[0]?.private_sealed).not.toContain(pairs[0]?.privateKey);
  const admin = await asAdmin(shop);
  const check = (await admin.get('/api/admin/self-check')).body as {
    items: { name: string; status: string }[];
  };
  expect(check.items).toContainEqual(expect.objectContaining({ name: 'push-keys', status: 'ok' }));
});

test('an event that comes twice makes one message; one whose process died is replaced on the screen', async () => {
  const payer = await subscriber();
  const { who, browser, order } = payer;
  await pay(payer);
  await received(browser);
  await settled(who.id, 'sent');
  await rows(
    shop,
    `update event_deliveries set status = 'pending', next_try_at = now() where subject = $1 returning 1`,
    `order ${order._id}`,
  );
  await until(async () => {
    const open = await rows(shop, "select 1 from event_deliveries where status = 'pending'");
    return open.length === 0 ? true : undefined;
  });
  expect(await noticesOf(shop, who.id)).toHaveLength(1);
  // sent, but not marked
  await sendAgain(who.id);
  const [second, first] = await received(browser, 2);
  expect(second?.topic).toBe(first?.topic);
  expect(second?.payload).toEqual(first?.payload);
});

test('while the push service is away the message waits; a browser that is gone is cleaned up', async () => {
  const payer = await subscriber();
  const { who, browser } = payer;
  shop.sandbox.push.setFault('error-503');
  await pay(payer);
  await until(async () => ((await noticesOf(shop, who.id))[0]?.tries ? true : undefined));
  expect(messagesTo(browser)).toEqual([]);
  shop.sandbox.push.setFault('gone');
  await rows(shop, 'update notices set next_try_at = now() where user_id = $1 returning 1', who.id);
  await until(async () => {
    const left = await rows(shop, 'select 1 from push_subscriptions where user_id = $1', who.id);
    return left.length === 0 ? true : undefined;
  });
  expect(await noticesOf(shop, who.id)).toEqual([]);
  shop.sandbox.push.setFault(undefined);
});

test('in quiet hours a customer’s message waits until they end', async () => {
  const payer = await subscriber();
  const { who, browser } = payer;
  const [now] = await rows<{ hour: number }>(
    shop,
    "select extract(hour from now() at time zone 'Asia/Kolkata')::int as hour",
  );
  const hour = now?.hour ?? 0;
  await setNoticeTerms(shop, { isQuiet: true, quietFrom: hour, quietUntil: (hour + 2) % 24 });
  await pay(payer);
  const [waiting] = await until(async () => {
    const found = await noticesOf(shop, who.id);
    return (found[0]?.waits ?? 0) > 600 ? found : undefined;
  });
  expect(waiting).toMatchObject({ status: 'pending', tries: 0 });
  expect(messagesTo(browser)).toEqual([]);
  await endQuietHours(shop);
  await rows(shop, 'update notices set next_try_at = now() where user_id = $1 returning 1', who.id);
  await received(browser);
});

test('it ends with the sign-in, with the choice, and with the account', async () => {
  const out = await subscriber();
  const off = await subscriber();
  const loud = await subscriber();
  await shop.request('/api/users/logout', json('POST', {}, bearer(out.who.token)));
  expect((await change(off.who.token, off.browser, false)).body).toMatchObject({ isOn: false });
  for (const payer of [off, loud]) await pay(payer);
  await received(loud.browser);
  expect([...messagesTo(out.browser), ...messagesTo(off.browser)]).toEqual([]);
  const left = await rows<{ user_id: string }>(shop, 'select user_id from push_subscriptions');
  expect(left.map(({ user_id }) => user_id)).not.toContain(out.who.id);
  // on a shared phone the browser belongs to whoever asked last
  expect((await change(off.who.token, loud.browser)).status).toBe(200);
  const [owner] = await rows<{ user_id: string }>(
    shop,
    'select user_id from push_subscriptions where endpoint = $1',
    loud.browser.endpoint,
  );
  expect(owner?.user_id).toBe(off.who.id);
});

test('staff hear of a new order at once, also at night; customers cannot', async () => {
  const admin = await asAdmin(shop);
  const browser = shop.sandbox.push.subscribe();
  const path = '/api/admin/push';
  expect((await change(admin.admin.token, browser, true, path)).status).toBe(200);
  await setNoticeTerms(shop, { isQuiet: true, quietFrom: 0, quietUntil: 23 });
  const payer = await placedOrder(shop);
  expect((await change(payer.who.token, shop.sandbox.push.subscribe(), true, path)).status).toBe(403);
  await pay(payer);
  const [message] = await received(browser);
  expect(message?.payload).toEqual({
    title: 'Chekku Farms',
    body: 'A new order has come in.',
    path: `/admin/orders/${payer.order._id}`,
    tag: payer.order._id,
  });
  await endQuietHours(shop);
  // rights count when it is sent
  await rows(shop, "update users set staff_role = 'editor' where id = $1 returning 1", admin.admin.id);
  await rows(
    shop,
    "update notices set status = 'pending', next_try_at = now() where kind = 'new-order' returning 1",
  );
  await until(async () => {
    const open = await rows(shop, "select 1 from notices where status = 'pending'");
    return open.length === 0 ? true : undefined;
  });
  expect(messagesTo(browser)).toHaveLength(1);
  await rows(shop, "update users set staff_role = 'owner' where id = $1 returning 1", admin.admin.id);
});

test('a subscription that the push service replaced goes on at its new address, without a sign-in', async () => {
  const payer = await subscriber();
  const { who, browser } = payer;
  const next = shop.sandbox.push.subscribe();
  const renew = (old: object, to: Browser = next) =>
    shop.request(`${PATH}/renewals`, json('POST', { old, ...to }));
  const old = { endpoint: browser.endpoint, auth: browser.keys.auth };
  const guessed = { ...old, auth: next.keys.auth };
  expect((await renew(guessed)).status).toBe(404);
  expect((await renew(old, { ...next, endpoint: 'https://127.0.0.1/push/x' })).status).toBe(400);
  expect((await renew({ ...old, auth: 7 })).status).toBe(400);
  // the page may have subscribed meanwhile
  await change(who.token, next);
  expect((await renew(old)).status).toBe(200);
  // repeated after a lost response; for anything else the old secret is worth nothing now
  expect((await renew(old)).status).toBe(200);
  expect((await renew(old, shop.sandbox.push.subscribe())).status).toBe(404);
  await pay(payer);
  await received(next);
  expect(messagesTo(browser)).toEqual([]);
  const left = await rows<{ endpoint: string }>(
    shop,
    'select endpoint from push_subscriptions where user_id = $1',
    who.id,
  );
  expect(left).toEqual([{ endpoint: next.endpoint }]);
});

test.each([
  'http://push.example.com/x1',
  'https://127.0.0.1/push/x',
  'https://localhost/push/x',
  'https://push.example.com:8443/x',
  'https://user@push.example.com/x',
  'http://127.0.0.1:1/sandbox/push/send/x',
  'file:///etc/passwd',
  'not an address at all',
])('an endpoint that is no public push service is rejected: %s', async (endpoint) => {
  const { who } = await placedOrder(shop);
  const { keys } = shop.sandbox.push.subscribe();
  expect((await change(who.token, { endpoint, keys })).status).toBe(400);
});

test('wrong keys, wrong types and strangers are rejected', async () => {
  const { who } = await placedOrder(shop);
  const browser = shop.sandbox.push.subscribe();
  const wrong = { ...browser, keys: { ...browser.keys, p256dh: `B${'A'.repeat(86)}` } };
  expect((await change(who.token, wrong)).status).toBe(400);
  expect((await shop.request(PATH, json('PUT', { endpoint: 7 }, bearer(who.token)))).status).toBe(400);
  expect((await shop.request(PATH, json('PUT', { ...browser, isOn: true }))).status).toBe(401);
  expect((await shop.request(`${PATH}/state`, json('POST', {}))).status).toBe(401);
});

test('two processes that look at the same time send a message once', async () => {
  const payer = await subscriber();
  const { who, browser, order } = payer;
  await rows(
    shop,
    `insert into notices (id, key, channel, kind, user_id, subscription_id, order_id, path, next_try_at)
     select gen_random_uuid(), 'race', 'push', 'order-paid', user_id, id, $2, '/track/x', now()
     from push_subscriptions where user_id = $1 returning 1`,
    who.id,
    order._id,
  );
  const { db } = shop.database;
  const deps = {
    db,
    log: { warn: () => {} } as never,
    config: shop.config,
    sender: shop.sender,
    keys: openPushKeys(db, shop.setup.keys.settingsKey),
    post: createPushPost(shop.config),
  };
  await Promise.all([sendDueNotices(deps), sendDueNotices(deps), sendDueNotices(deps)]);
  await settled(who.id, 'sent');
  expect(messagesTo(browser)).toHaveLength(1);
});
