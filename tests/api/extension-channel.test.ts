import { afterAll, beforeAll, expect, test } from 'vitest';
import config from '../../shop.config.ts';
import { defineExtension } from '../../src/extension/extension.ts';
import type { OrderNotice } from '../../src/extension/message-channels.ts';
import { asAdmin } from '../support/admin-actions.ts';
import { makeSize, press } from '../support/batches.ts';
import { endQuietHours } from '../support/notices.ts';
import { payUpi, placedOrder, rows, startUpi } from '../support/payments.ts';
import { json, until } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const tried: string[] = [];
const sent: OrderNotice[] = [];
let isAway = false;

const sms = defineExtension({
  name: 'test-sms',
  apiVersion: 1,
  messages: [
    {
      id: 'test-sms',
      label: { en: 'SMS', ta: 'எஸ்எம்எஸ்' },
      keys: [],
      settings: () => ({ isOffered: true }),
      server: async () => ({
        createChannel: () => ({
          send: async (notice) => {
            tried.push(notice.id);
            if (isAway) return { is: 'unreachable', reason: 'timeout' };
            sent.push(notice);
            return { is: 'ok', value: undefined };
          },
        }),
      }),
    },
  ],
});

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({}, { extensions: [...config.extensions, sms] });
  await endQuietHours(shop);
});
afterAll(() => shop.close());

type Payer = Awaited<ReturnType<typeof placedOrder>>;
const channels = '/api/users/message-channels';
const agree = ({ me }: Payer, channel = 'test-sms', isOn = true) => me.put(channels, { channel, isOn });
const pay = async (payer: Payer) => payUpi(shop, await startUpi(payer));
const noticesOf = ({ order }: Payer) => sent.filter(({ values }) => values.number === String(order.number));

test('a customer who agreed gets a message in the language of the order, once', async () => {
  const payer = await placedOrder(shop);
  await rows(shop, "update orders set language = 'ta' where id = $1 returning 1", payer.order._id);
  expect((await payer.me.get(channels)).body).toEqual([{ id: 'test-sms', label: 'SMS', isOn: false }]);
  expect((await agree(payer)).body).toEqual([{ id: 'test-sms', label: 'SMS', isOn: true }]);
  await pay(payer);
  const [notice] = await until(() => (noticesOf(payer).length > 0 ? noticesOf(payer) : undefined));
  expect(notice).toMatchObject({ kind: 'order-paid', language: 'ta' });
  expect(notice?.text).toContain(`ஆர்டர் #${payer.order.number}`);
  expect(notice?.values.orderUrl).toMatch(/\/track\/[0-9a-f-]{36}$/);
});

test('nobody else gets one: without consent, or after it was taken back', async () => {
  const silent = await placedOrder(shop);
  const former = await placedOrder(shop);
  await agree(former);
  await agree(former, 'test-sms', false);
  const loud = await placedOrder(shop);
  await agree(loud);
  for (const payer of [silent, former, loud]) await pay(payer);
  await until(() => (noticesOf(loud).length > 0 ? true : undefined));
  await until(async () => {
    const open = await rows(
      shop,
      "select 1 from event_deliveries where status = 'pending' union all select 1 from notices where status = 'pending'",
    );
    return open.length === 0 ? true : undefined;
  });
  expect([...noticesOf(silent), ...noticesOf(former)]).toEqual([]);
});

test('while the provider is away the message waits, and it keeps its id', async () => {
  const payer = await placedOrder(shop);
  await agree(payer);
  isAway = true;
  const before = tried.length;
  await pay(payer);
  await until(() => (tried.length > before ? true : undefined));
  isAway = false;
  await rows(shop, "update notices set next_try_at = now() where status = 'pending' returning 1");
  const [notice] = await until(() => (noticesOf(payer).length > 0 ? noticesOf(payer) : undefined));
  expect(tried.filter((id) => id === notice?.id).length).toBeGreaterThan(1);
});

test('a recall reaches who agreed by message too, once and in the language of the order', async () => {
  const admin = await asAdmin(shop);
  const line = await makeSize(shop, 0);
  const two = { ...line, quantity: 2 };
  const { _id: batchId, code } = await press(admin, line, 10);
  const [loud, silent] = [await placedOrder(shop, [two]), await placedOrder(shop, [two])];
  await agree(loud);
  for (const { order } of [loud, silent])
    await rows(
      shop,
      "update orders set status = 'SHIPPED', payment_status = 'COMPLETED', payment_id = id::text, language = 'hi' where id = $1",
      order._id,
    );
  const recall = { batchId, reason: 'Too much moisture.', hazard: '', advice: '' };
  const { _id: id } = (await admin.post('/api/admin/recalls', recall)).body;
  isAway = true;
  const before = tried.length;
  await admin.post(`/api/admin/recalls/${id}/send`, {});
  // the message waits for its provider; the e-mails do not
  await until(() => (tried.length > before ? true : undefined));
  await until(async () =>
    (await admin.get(`/api/admin/recalls/${id}`)).body.counts.emailed === 2 ? true : undefined,
  );
  isAway = false;
  await rows(
    shop,
    "update pgboss.job set start_after = now() where name = 'recall-notice' and state < 'active'",
  );
  const recallsOf = (payer: Payer) => noticesOf(payer).filter(({ kind }) => kind === 'batch-recalled');
  const notice = await until(() => recallsOf(loud)[0]);
  expect(notice.language).toBe('hi');
  expect(notice?.values.orderUrl).toMatch(new RegExp(`/b/${code}$`));
  expect(notice?.text).toContain(`/b/${code}`);
  const people = await until(async () => {
    const list: { messagedAt: string | null }[] = (
      await admin.get(`/api/admin/recalls/${id}/people?show=all`)
    ).body;
    return list.some(({ messagedAt }) => messagedAt) ? list : undefined;
  });
  expect(people.filter(({ messagedAt }) => messagedAt)).toHaveLength(1);
  await admin.post(`/api/admin/recalls/${id}/send`, {});
  expect([recallsOf(loud).length, recallsOf(silent).length]).toEqual([1, 0]);
});

test('an unknown channel, a stranger and wrong types are rejected', async () => {
  const payer = await placedOrder(shop);
  expect((await agree(payer, 'pigeon')).status).toBe(404);
  expect((await payer.me.put(channels, { channel: 7, isOn: 'yes' })).status).toBe(400);
  expect((await shop.request(channels)).status).toBe(401);
  expect((await shop.request(channels, json('PUT', { channel: 'test-sms', isOn: true }))).status).toBe(401);
});
