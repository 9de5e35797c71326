import { createHmac } from 'node:crypto';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiveShop, openLiveShop } from '../support/live-shop.ts';
import { LIVE_KEYS, LIVE_PAYPAL, LIVE_URL } from '../support/live-world.ts';
import { json } from '../support/people.ts';
import { openTestShop } from '../support/test-shop.ts';

let live: LiveShop;
beforeAll(async () => {
  live = await openLiveShop();
});
afterAll(() => live.close());

const keys = (values: Record<string, string | null>) => live.send('PUT', '/api/admin/keys', { values });
const patch = (values: object) => live.send('PATCH', '/api/admin/settings', values);
const itemOf = async (name: string) =>
  (await live.send('GET', '/api/admin/self-check')).body.items.find((item) => item.name === name);
const run = async (name: string) => {
  // each run counts; the limit has its own test
  await live.shop.database.pool.query("delete from limits where key like 'self-check%'");
  const { body } = await live.send('POST', '/api/admin/self-check', { names: [name] });
  return body.items.find((item) => item.name === name);
};

test.each([
  ['shop-name', { name: 'Vayal Oils' }],
  ['legal-name', { legalName: 'Vayal Oils Private Limited' }],
  ['address', { address: '4, Mill Street, Kangeyam' }],
  ['phone', { phone: '+91 98765 43210' }],
  ['email', { email: 'hello@vayal.example' }],
  ['state', { state: 'Tamil Nadu' }],
  ['gstin', { withoutGst: true }],
  ['food-licence', { foodLicence: '12345678901234' }],
  ['officer', { grievanceOfficer: { name: 'Eswari', designation: '', email: '', phone: '' } }],
])('%s is missing until a step of the assistant saves it', async (name, values) => {
  expect(await itemOf(name)).toMatchObject({ status: 'failed', isNeeded: true });
  expect((await patch(values)).status).toBe(200);
  expect(await itemOf(name)).toMatchObject({ status: 'ok', advice: '' });
});

test('a GSTIN must fit the state, by its check digit too', async () => {
  expect((await patch({ gstin: '29AAAAA0000A1Z9' })).status).toBe(400);
  const mismatch = await patch({ gstin: '27AAPFU0939F1ZV' });
  expect(mismatch).toMatchObject({
    status: 400,
    body: { fields: { gstin: expect.stringContaining('Maharashtra') } },
  });
  expect((await patch({ gstin: '33AAAAA0000A1Z9' })).status).toBe(200);
  expect(await itemOf('gstin')).toMatchObject({ status: 'ok', message: '33AAAAA0000A1Z9' });
});

test('two admins do not overwrite each other in the assistant', async () => {
  const { version } = (await live.send('GET', '/api/admin/settings')).body;
  expect((await patch({ tagline: 'Oils', version })).status).toBe(200);
  const stale = await patch({ tagline: 'Other', version });
  expect(stale).toMatchObject({ status: 409, body: { code: 'settings-changed' } });
  const officer = { name: 'Eswari', designation: '', email: 'care@vayal.example', phone: '9876543210' };
  expect((await patch({ grievanceOfficer: officer })).status).toBe(200);
});

test('database and clock', async () => {
  expect(await itemOf('database')).toMatchObject({ status: 'unknown' });
  expect(await run('database')).toMatchObject({ status: 'ok' });
  expect(await run('clock')).toMatchObject({ status: 'ok', message: expect.stringContaining('Razorpay') });
  expect(await run('certificate')).toMatchObject({ status: 'warning', isNeeded: false });
  expect(await run('mail-domain')).toMatchObject({ status: 'warning', isNeeded: false });
});

test('uploads: a folder that cannot be written is red, then green', async () => {
  const folder = path.join(live.shop.config.dataDir, 'uploads');
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(folder, 'a file in the way');
  expect(await run('uploads')).toMatchObject({ status: 'failed' });
  rmSync(folder);
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  expect(await run('uploads')).toMatchObject({ status: 'ok' });
});

test('Razorpay keys: missing, wrong, right, and asked again after a change', async () => {
  expect(await itemOf('razorpay')).toMatchObject({ status: 'failed', message: 'The keys are missing.' });
  await keys({ ...LIVE_KEYS, RAZORPAY_KEY_SECRET: 'not-the-secret-of-razorpay' });
  expect(await itemOf('razorpay')).toMatchObject({ status: 'unknown' });
  expect(await run('razorpay')).toMatchObject({ status: 'failed', details: 'status 401' });
  await keys({ RAZORPAY_KEY_SECRET: LIVE_KEYS.RAZORPAY_KEY_SECRET });
  expect(await itemOf('razorpay')).toMatchObject({ status: 'unknown' });
  expect(await run('razorpay')).toMatchObject({ status: 'ok' });
});

test('PayPal is asked only when it is used', async () => {
  expect(await itemOf('paypal')).toBeUndefined();
  await keys({ ...LIVE_PAYPAL, PAYPAL_CLIENT_SECRET: 'not-the-secret-of-paypal' });
  expect(await run('paypal')).toMatchObject({ status: 'failed' });
  await keys(LIVE_PAYPAL);
  expect(await run('paypal')).toMatchObject({ status: 'ok' });
});

test('mail: without a server, with one that is away, then accepted and delivered', async () => {
  expect(await itemOf('mail')).toMatchObject({ status: 'failed', message: 'The mail server is missing.' });
  await keys({ SMTP_URL: live.world.environment.SMTP_URL ?? '' });
  live.world.mailbox.setAway(true);
  expect(await run('mail')).toMatchObject({ status: 'failed' });
  live.world.mailbox.setAway(false);
  expect(await run('mail')).toMatchObject({ status: 'ok' });
  expect(live.world.mailbox.messages(live.admin.email)).toHaveLength(1);
});

test('the public address: unreachable, another server, this shop', async () => {
  const own = `http://127.0.0.1:${live.shop.config.port}`;
  live.route(LIVE_URL, undefined);
  expect(await run('public-url')).toMatchObject({
    status: 'failed',
    message: `Your shop could not be reached at ${LIVE_URL}.`,
    meaning: expect.stringContaining('Customers'),
    details: 'no connection',
  });
  live.route(LIVE_URL, live.world.origin);
  expect(await run('public-url')).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('Another website'),
  });
  live.route(LIVE_URL, own);
  expect(await run('public-url')).toMatchObject({ status: 'ok' });
});

test('the webhook: unreachable, another secret, reachable, then called by Razorpay', async () => {
  const own = `http://127.0.0.1:${live.shop.config.port}`;
  live.route(LIVE_URL, live.world.origin);
  expect(await run('razorpay-webhook')).toMatchObject({ status: 'failed' });
  const other = await openTestShop();
  live.route(LIVE_URL, `http://127.0.0.1:${other.config.port}`);
  expect(await run('razorpay-webhook')).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('another webhook secret'),
  });
  await other.close();
  live.route(LIVE_URL, own);
  expect(await run('razorpay-webhook')).toMatchObject({ status: 'warning' });
  const { rows } = await live.shop.database.pool.query('select 1 from provider_events');
  expect(rows).toEqual([]);
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_00000000000001',
    event: 'payment.captured',
    contains: ['payment'],
    payload: { payment: { entity: { id: 'pay_1', order_id: 'order_1', status: 'captured' } } },
    created_at: 1,
  });
  const signature = createHmac('sha256', LIVE_KEYS.RAZORPAY_WEBHOOK_SECRET).update(body).digest('hex');
  const received = await live.shop.request('/api/webhooks/razorpay', {
    method: 'POST',
    headers: { 'X-Razorpay-Signature': signature, 'X-Razorpay-Event-Id': 'evt_1' },
    body,
  });
  expect(received.status).toBe(200);
  expect(await run('razorpay-webhook')).toMatchObject({ status: 'ok' });
});

test.each([
  [undefined, 'failed'],
  ['203.0.113.7', 'ok'],
  ['10.1.2.3', 'warning'],
  ['203.0.113.7, 10.0.0.1', 'warning'],
])('proxy hops: one is configured and the request says %s', async (forwarded, status) => {
  const headers = {
    Authorization: `Bearer ${live.admin.token}`,
    ...(forwarded && { 'X-Forwarded-For': forwarded }),
  };
  const { items } = await (await live.shop.request('/api/admin/self-check', { headers })).json();
  expect(items).toContainEqual(expect.objectContaining({ name: 'proxy-hops', status }));
});

test('backup: never, long ago, last night', async () => {
  expect(await itemOf('backup')).toMatchObject({ status: 'warning', message: 'There was no backup yet.' });
  const { pool } = live.shop.database;
  await pool.query("update shop_state set last_backup_at = now() - interval '9 days'");
  expect(await itemOf('backup')).toMatchObject({
    status: 'warning',
    message: 'The last backup was 9 days ago.',
  });
  await pool.query("update shop_state set last_backup_at = now() - interval '8 hours'");
  expect(await itemOf('backup')).toMatchObject({ status: 'ok' });
});

test('checks are limited, because they send e-mails', async () => {
  const { pool } = live.shop.database;
  await pool.query("update limits set points = 20 where key like 'self-check%'");
  const { status, body } = await live.send('POST', '/api/admin/self-check', { names: ['mail'] });
  expect(status).toBe(429);
  expect(body.code).toBe('too-many');
  await pool.query("delete from limits where key like 'self-check%'");
});

test('the shop opens when every needed item is green, and closes again', async () => {
  const { pool } = live.shop.database;
  await pool.query("update foods set status = 'draft'");
  await pool.query("update self_checks set checked_at = now() - interval '2 days' where name = 'mail'");
  const early = await live.send('POST', '/api/admin/shop/open');
  expect(early).toMatchObject({ status: 409, body: { code: 'setup-incomplete' } });
  expect(early.body.missing.map(({ name }) => name)).toEqual(['foods', 'mail']);
  expect((await live.shop.request('/api/foods')).status).toBe(503);
  await pool.query("update foods set status = 'published' where id = 'wood-pressed-sesame-oil'");
  await run('mail');
  const opened = await live.send('POST', '/api/admin/shop/open');
  expect(opened).toMatchObject({ status: 200, body: { isOpen: true } });
  expect(await (await live.shop.request('/api/foods')).json()).toHaveLength(1);
  expect(await (await live.shop.request('/api/shop')).json()).toMatchObject({
    isOpen: true,
    paymentMethods: ['upi', 'paypal'],
  });
  expect((await live.send('POST', '/api/admin/shop/close')).body.isOpen).toBe(false);
  const page = await live.shop.request('/');
  expect(page.status).toBe(503);
  const html = await page.text();
  expect(html).toContain('Closed for the moment');
  expect(html).toContain('Vayal Oils');
  const { rows } = await pool.query("select action from audit_log where target = 'shop' order by at");
  expect(rows.map(({ action }) => action)).toEqual(['open shop', 'close shop']);
});

test('a shop whose keys are deleted closes by itself', async () => {
  expect((await live.send('POST', '/api/admin/shop/open')).body.isOpen).toBe(true);
  await keys({ SMTP_URL: null });
  expect((await live.shop.request('/api/foods')).status).toBe(503);
});

test('a demo shop is always open', async () => {
  const demo = await openTestShop();
  const { token } = await (
    await demo.request(
      '/api/users/login',
      json('POST', { email: 'admin@example.com', password: 'Admin@1234' }),
    )
  ).json();
  for (const act of ['open', 'close']) {
    const response = await demo.request(
      `/api/admin/shop/${act}`,
      json('POST', {}, { Authorization: `Bearer ${token}` }),
    );
    expect(await response.json()).toMatchObject({ code: 'demo-open' });
  }
  const { items } = await (
    await demo.request('/api/admin/self-check', { headers: { Authorization: `Bearer ${token}` } })
  ).json();
  for (const { name, isNeeded, status } of items as { name: string; isNeeded: boolean; status: string }[])
    if (isNeeded) expect(status, name).toMatch(/ok|unknown/);
  await demo.close();
});
