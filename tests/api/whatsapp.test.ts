import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endQuietHours, noticesOf } from '../support/notices.ts';
import { type Payer, payUpi, placedOrder, rows, startUpi } from '../support/payments.ts';
import { bearer, until } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const KEYS = {
  WHATSAPP_TOKEN: 'chekku-demo-whatsapp',
  WHATSAPP_PHONE_NUMBER_ID: '100000000000001',
  WHATSAPP_APP_SECRET: 'chekku-demo-whatsapp-secret',
  WHATSAPP_VERIFY_TOKEN: 'chekku-demo-whatsapp-verify',
  WHATSAPP_TEMPLATES: 'order-paid=order_paid, order-shipped=order_shipped',
};
const WEBHOOK = '/api/webhooks/messages/whatsapp';
const CHANNELS = '/api/users/message-channels';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(KEYS);
  await endQuietHours(shop);
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.sandbox.whatsapp.setFault(undefined);
  shop.sandbox.whatsapp.setReports(true);
});

let made = 0;
/** A customer with an order of a number of their own who agreed to messages. */
async function agreed() {
  made += 1;
  const phone = String(9_800_000_000 + made);
  const payer = await placedOrder(shop);
  await rows(shop, 'update orders set phone = $2 where id = $1 returning 1', payer.order._id, phone);
  expect((await payer.me.put(CHANNELS, { channel: 'whatsapp', isOn: true })).status).toBe(200);
  return { ...payer, phone: `91${phone}` };
}
const pay = async (payer: Pick<Payer, 'me' | 'order'>) => payUpi(shop, await startUpi(payer));
const sentTo = (phone: string) => shop.sandbox.whatsapp.messages(phone);
const received = (phone: string) => until(() => sentTo(phone)[0]);
const noticeOf = async (userId: string) => (await noticesOf(shop, userId))[0];
const inState = (userId: string, state: string) =>
  until(async () => {
    const notice = await noticeOf(userId);
    return notice?.state === state ? notice : undefined;
  });
const isTried = (userId: string) =>
  until(async () => {
    const notice = await noticeOf(userId);
    return notice && notice.tries > 0 ? notice : undefined;
  });

test('a template goes out in the language of the order, and reports say what became of it', async () => {
  const payer = await agreed();
  await rows(shop, "update orders set language = 'ta' where id = $1 returning 1", payer.order._id);
  await pay(payer);
  const message = await received(payer.phone);
  expect(message).toMatchObject({ template: 'order_paid', language: 'ta' });
  expect(message.values).toEqual([
    'Meena',
    String(payer.order.number),
    `http://localhost:3000/ta/track/${payer.order._id}`,
  ]);
  expect(await inState(payer.who.id, 'delivered')).toMatchObject({ status: 'sent', channel: 'whatsapp' });
});

test('reports that come twice, late or in another order never step back', async () => {
  shop.sandbox.whatsapp.setReports(false);
  const payer = await agreed();
  await pay(payer);
  const message = await received(payer.phone);
  await until(async () => ((await noticeOf(payer.who.id))?.status === 'sent' ? true : undefined));
  const { report } = shop.sandbox.whatsapp;
  for (const state of ['read', 'delivered', 'sent', 'read', 'failed', 'sent'])
    expect(await report(message, state)).toBe(200);
  expect(await noticeOf(payer.who.id)).toMatchObject({ state: 'read', status: 'sent', tries: 1 });
  // of a message that nobody sent
  expect(await report({ ...message, id: 'wamid.other', reference: 'unknown' }, 'sent')).toBe(200);
});

test('a process that died between sending and marking: the report ends it, nothing is sent twice', async () => {
  shop.sandbox.whatsapp.setReports(false);
  const payer = await agreed();
  await pay(payer);
  const message = await received(payer.phone);
  await until(async () => ((await noticeOf(payer.who.id))?.status === 'sent' ? true : undefined));
  await rows(
    shop,
    `update notices set status = 'pending', provider_id = null, sent_at = null,
       next_try_at = now() + interval '90 seconds' where user_id = $1 returning 1`,
    payer.who.id,
  );
  expect(await shop.sandbox.whatsapp.report(message, 'delivered')).toBe(200);
  expect(await noticeOf(payer.who.id)).toMatchObject({ status: 'sent', state: 'delivered' });
  await rows(shop, 'update notices set next_try_at = now() where user_id = $1 returning 1', payer.who.id);
  const other = await agreed();
  await pay(other);
  await received(other.phone);
  expect(sentTo(payer.phone)).toHaveLength(1);
});

test('while the provider is away the message waits, long enough for a report of a lost response', async () => {
  shop.sandbox.whatsapp.setFault('error-500');
  const payer = await agreed();
  await pay(payer);
  const notice = await until(async () => {
    const found = await noticeOf(payer.who.id);
    return found && found.waits > 100 ? found : undefined;
  });
  expect(notice).toMatchObject({ status: 'pending', tries: 1 });
  shop.sandbox.whatsapp.setFault(undefined);
  await rows(shop, 'update notices set next_try_at = now() where user_id = $1 returning 1', payer.who.id);
  await received(payer.phone);
});

test('a template without the language goes out in English; a rejected one is not repeated', async () => {
  shop.sandbox.whatsapp.setFault('no-template');
  const payer = await agreed();
  await rows(shop, "update orders set language = 'hi' where id = $1 returning 1", payer.order._id);
  await pay(payer);
  expect(await received(payer.phone)).toMatchObject({ language: 'en' });
  const wrong = await agreed();
  await rows(shop, "update orders set phone = '12' where id = $1 returning 1", wrong.order._id);
  await pay(wrong);
  await isTried(wrong.who.id);
  await until(async () => ((await noticeOf(wrong.who.id))?.status === 'failed' ? true : undefined));
});

test('the webhook takes only what is signed, and confirms its address to the provider', async () => {
  const payer = await agreed();
  await pay(payer);
  const message = await received(payer.phone);
  await inState(payer.who.id, 'delivered');
  expect(await shop.sandbox.whatsapp.report(message, 'read', { secret: 'another secret' })).toBe(400);
  expect(await noticeOf(payer.who.id)).toMatchObject({ state: 'delivered' });
  for (const body of ['', '{', '[]', '{"entry":[{"changes":[{"value":{"statuses":[7]}}]}]}']) {
    const unsigned = await shop.request(WEBHOOK, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Hub-Signature-256': 'sha256=00' },
      body,
    });
    expect(unsigned.status).toBe(400);
  }
  const ask = (token: string) =>
    shop.request(`${WEBHOOK}?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=12345`);
  const confirmed = await ask(KEYS.WHATSAPP_VERIFY_TOKEN);
  expect([confirmed.status, await confirmed.text()]).toEqual([200, '12345']);
  expect((await ask('guessed')).status).toBe(404);
  expect((await shop.request('/api/webhooks/messages/pigeon', { method: 'POST' })).status).toBe(404);
});

test('"stop" in any script ends the messages, and the times of consent and end are exported', async () => {
  const payer = await agreed();
  expect(await shop.sandbox.whatsapp.write(payer.phone, 'When will it come?')).toBe(200);
  expect((await payer.me.get(CHANNELS)).body).toMatchObject([{ id: 'whatsapp', isOn: true }]);
  for (const _ of [1, 2]) expect(await shop.sandbox.whatsapp.write(payer.phone, ' நிறுத்து ')).toBe(200);
  expect((await payer.me.get(CHANNELS)).body).toMatchObject([{ id: 'whatsapp', isOn: false }]);
  await pay(payer);
  const data = await (await shop.request('/api/users/export', { headers: bearer(payer.who.token) })).json();
  expect(data.messageConsentChanges).toMatchObject([
    { channel: 'whatsapp', isOn: true, source: 'page', at: expect.any(String) },
    { channel: 'whatsapp', isOn: false, source: 'message', at: expect.any(String) },
  ]);
  expect(data.messageChannels).toEqual([]);
  const other = await agreed();
  await pay(other);
  await received(other.phone);
  expect(sentTo(payer.phone)).toEqual([]);
});

test('without keys the channel is off', async () => {
  const bare = await openTestShop();
  try {
    const { me } = await placedOrder(bare);
    expect((await me.get(CHANNELS)).body).toEqual([]);
    expect((await me.put(CHANNELS, { channel: 'whatsapp', isOn: true })).status).toBe(404);
    expect((await bare.request(WEBHOOK, { method: 'POST' })).status).toBe(404);
  } finally {
    await bare.close();
  }
});
