import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Admin, asAdmin } from '../support/admin-actions.ts';
import { openLiveShop } from '../support/live-shop.ts';
import { rows } from '../support/payments.ts';
import { as, makeShopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';
import { addWebhook, WEBHOOKS } from '../support/webhooks.ts';

const URL = 'https://erp.example/hook';
const input = { url: URL, description: '', events: ['order.paid'] };

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

test.each([
  'http://erp.example/hook',
  'http://127.0.0.1:3000/hook',
  'https://127.0.0.1/hook',
  'https://10.0.0.1/hook',
  'https://169.254.169.254/latest',
  'https://[::1]/hook',
  'https://[::ffff:10.0.0.1]/hook',
  'https://0x7f.1/hook',
  'https://2130706433/',
  'https://localhost/hook',
  'https://erp.example:8443/hook',
  'https://user:secret@erp.example/hook',
  'ftp://erp.example/hook',
  'javascript:alert(1)',
  'erp.example',
  '',
])('%s is no endpoint', async (url) => {
  expect(await admin.post(WEBHOOKS, { ...input, url })).toMatchObject({
    status: 400,
    body: { code: 'bad-request', fields: { url: expect.stringContaining('https') } },
  });
});

test.each([
  { url: 5 },
  { url: `https://erp.example/${'x'.repeat(600)}` },
  { url: null },
  { events: [] },
  { events: ['order.unknown'] },
  { events: 'order.paid' },
  { description: 'x'.repeat(200) },
  { description: {} },
  { currentPassword: 7 },
])('%j is a 400', async (changes) => {
  expect((await admin.post(WEBHOOKS, { ...input, ...changes })).status).toBe(400);
});

test('ids of another shape are a 400, unknown ones a 404', async () => {
  const unknown = '01900000-0000-7000-8000-000000000000';
  for (const path of ['x', '1', `${unknown}'`])
    expect((await admin.get(`${WEBHOOKS}/${path}`)).status).toBe(400);
  expect((await admin.get(`${WEBHOOKS}/${unknown}`)).status).toBe(404);
  expect((await admin.get(`${WEBHOOKS}/${unknown}/deliveries`)).status).toBe(404);
  expect((await admin.post(`${WEBHOOKS}/${unknown}/test`, {})).status).toBe(404);
  expect((await admin.post(`${WEBHOOKS}/${unknown}/secret`, {})).status).toBe(404);
  expect((await admin.put(`${WEBHOOKS}/${unknown}`, { ...input, isEnabled: true })).status).toBe(404);
  expect((await admin.get(`${WEBHOOKS}/${unknown}/deliveries?after=x`)).status).toBe(400);
  expect((await admin.post(`${WEBHOOKS}/${unknown}/deliveries/1/replay`, {})).status).toBe(404);
  expect((await admin.post(`${WEBHOOKS}/${unknown}/deliveries/x/replay`, {})).status).toBe(400);
});

test('only admins see and change endpoints', async () => {
  const { webhook } = await addWebhook(admin, URL);
  const customer = as(shop, await makeShopper(shop));
  expect((await customer.get(WEBHOOKS)).status).toBe(403);
  expect((await customer.post(WEBHOOKS, input)).status).toBe(403);
  expect((await customer.remove(`${WEBHOOKS}/${webhook._id}`)).status).toBe(403);
  expect((await customer.post(`${WEBHOOKS}/${webhook._id}/secret`, {})).status).toBe(403);
  expect((await shop.request(WEBHOOKS)).status).toBe(401);
  expect((await shop.request(`${WEBHOOKS}/${webhook._id}/deliveries`)).status).toBe(401);
});

test('a session that is not fresh needs the password for every change', async () => {
  const { webhook } = await addWebhook(admin, URL);
  const other = await asAdmin(shop);
  await rows(
    shop,
    `update sessions set created_at = now() - interval '1 hour' where user_id = $1`,
    other.admin.id,
  );
  const needed = { status: 409, body: { code: 'proof-needed' } };
  expect(await other.post(WEBHOOKS, input)).toMatchObject(needed);
  expect(await other.put(`${WEBHOOKS}/${webhook._id}`, { ...input, isEnabled: false })).toMatchObject(needed);
  expect(await other.post(`${WEBHOOKS}/${webhook._id}/secret`, {})).toMatchObject(needed);
  expect(await other.remove(`${WEBHOOKS}/${webhook._id}`)).toMatchObject(needed);
  expect((await admin.get(`${WEBHOOKS}/${webhook._id}`)).body).toMatchObject({ url: URL, state: 'working' });
});

test('there are at most 20 endpoints, also when they are added at once', async () => {
  await rows(shop, 'delete from event_receivers');
  const results = await Promise.all(Array.from({ length: 24 }, () => admin.post(WEBHOOKS, input)));
  const statuses = results.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([...Array(20).fill(201), ...Array(4).fill(409)]);
  expect(await admin.post(WEBHOOKS, input)).toMatchObject({
    status: 409,
    body: { code: 'too-many-webhooks' },
  });
});

test('a live shop does not start with webhooks to its own machine', async () => {
  await expect(openLiveShop({ WEBHOOKS_TO_THIS_MACHINE: 'true' })).rejects.toThrow(
    'WEBHOOKS_TO_THIS_MACHINE',
  );
});
