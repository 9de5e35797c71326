import { createHmac } from 'node:crypto';
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeAdmin } from '../support/admins.ts';
import { type LiveShop, openLiveShop } from '../support/live-shop.ts';
import { BARE_LIVE, LIVE_KEYS, LIVE_PAYPAL } from '../support/live-world.ts';
import { DEMO_KEYS, paypalOf, razorpayOf } from '../support/payment-settings.ts';
import { bearer, json, until } from '../support/people.ts';
import { openTestShop } from '../support/test-shop.ts';

const SETTINGS_KEY = 'a settings key of at least 32 characters';

let live: LiveShop;
beforeAll(async () => {
  live = await openLiveShop({ SETTINGS_KEY, MAIL_FROM: 'orders@vayal.example' });
});
afterAll(() => live.close());
beforeEach(async () => {
  await live.shop.database.pool.query('delete from stored_keys');
  await live.shop.setup.refresh();
});

const put = (values: Record<string, string | null>, currentPassword?: string) =>
  live.send('PUT', '/api/admin/keys', { values, currentPassword });
const read = async () => (await live.send('GET', '/api/admin/keys')).body;
const sourceOf = async (name: string) => (await read()).keys.find((key) => key.name === name);

test('stored keys work at once and never come back', async () => {
  const values = { ...LIVE_KEYS, ...LIVE_PAYPAL, SMTP_URL: 'smtps://shop:very-secret@mail.example:465' };
  const saved = await put(values);
  expect(saved.status).toBe(200);
  expect(razorpayOf(live.shop.config)).toMatchObject({ keyId: LIVE_KEYS.RAZORPAY_KEY_ID });
  expect(paypalOf(live.shop.config)).toMatchObject({ isOffered: true });
  expect(await sourceOf('RAZORPAY_KEY_SECRET')).toEqual({
    name: 'RAZORPAY_KEY_SECRET',
    source: 'stored',
    hint: LIVE_KEYS.RAZORPAY_KEY_SECRET.slice(-4),
  });
  expect(await sourceOf('SMTP_URL')).toMatchObject({ hint: 'mail.example:465' });
  const { rows } = await live.shop.database.pool.query(
    `select (select string_agg(sealed, ' ') from stored_keys) as stored,
       (select string_agg(changes::text, ' ') from audit_log) as audited`,
  );
  const seen = JSON.stringify([
    saved.body,
    await read(),
    (await live.send('GET', '/api/admin/self-check')).body,
    rows,
  ]);
  for (const secret of [...Object.values(values), 'very-secret']) expect(seen).not.toContain(secret);
  expect(rows[0].audited).toContain('RAZORPAY_KEY_SECRET');
});

test.each([
  ['RAZORPAY_KEY_ID', 'rzp_test_abc', 'is a test key, and SHOP_MODE=live takes real money'],
  ['RAZORPAY_KEY_SECRET', DEMO_KEYS.RAZORPAY_KEY_SECRET, "is the demo shop's, which everybody can read"],
  ['RAZORPAY_WEBHOOK_SECRET', 'short', 'must have at least 16 characters when SHOP_MODE=live'],
  ['SMTP_URL', 'https://mail.example', 'must look like smtps://user:password@host:465'],
  [
    'SMTP_URL',
    'smtps://shop:100%sure@mail.example:465',
    'has a % in its user name or password, which must be written as %25',
  ],
  ['MAIL_FROM', 'sales@vayal.example', 'is set by the environment variable MAIL_FROM, which wins'],
])('%s=%s is rejected as in the environment', async (name, value, message) => {
  expect(await put({ [name]: value })).toMatchObject({
    status: 400,
    body: { code: 'bad-request', fields: { [name]: message } },
  });
  expect((await sourceOf(name))?.source).not.toBe('stored');
});

test('PayPal needs all of its keys, or none', async () => {
  const { PAYPAL_WEBHOOK_ID: _, ...incomplete } = LIVE_PAYPAL;
  expect((await put(incomplete)).body.fields).toHaveProperty('PAYPAL_WEBHOOK_ID');
  expect((await put(LIVE_PAYPAL)).status).toBe(200);
  expect((await put({ PAYPAL_CLIENT_ID: null })).status).toBe(400);
  const none = { PAYPAL_CLIENT_ID: null, PAYPAL_CLIENT_SECRET: null, PAYPAL_WEBHOOK_ID: null };
  expect((await put(none)).status).toBe(200);
  expect(paypalOf(live.shop.config).isOffered).toBe(false);
});

test('an empty or unknown key is a 400', async () => {
  expect((await put({ RAZORPAY_KEY_ID: ' ' })).status).toBe(400);
  expect((await put({ DATABASE_URL: 'postgresql://x' })).status).toBe(400);
});

test('orders write events for a message channel from when its keys are stored until they are removed', async () => {
  const subscribed = async () => {
    const { rows } = await live.shop.database.pool.query(
      "select events from event_receivers where extension = 'channel-sms' and disabled_at is null",
    );
    return rows[0]?.events ?? [];
  };
  expect(await subscribed()).toEqual([]);
  const keys = {
    MSG91_AUTH_KEY: 'an-auth-key-of-the-shop',
    MSG91_CODE_TEMPLATE: 'template1',
    MSG91_TEMPLATES: 'order-paid=template2',
  };
  expect(await put(keys)).toMatchObject({ status: 200 });
  await expect.poll(subscribed).toContain('order.paid');
  const none = Object.fromEntries(Object.keys(keys).map((name) => [name, null]));
  expect(await put(none)).toMatchObject({ status: 200 });
  await expect.poll(subscribed).toEqual([]);
});

test('the second of two admins who save keys is told, and sees the keys of now', async () => {
  const { version } = await read();
  const save = (values: Record<string, string>) => live.send('PUT', '/api/admin/keys', { values, version });
  const both = await Promise.all([
    save(LIVE_KEYS),
    save({ ...LIVE_KEYS, RAZORPAY_KEY_ID: 'rzp_live_Other' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { body } = both.find(({ status }) => status === 409) ?? {};
  expect(body).toMatchObject({ code: 'settings-changed', current: { version: (await read()).version } });
  expect((await read()).version).not.toBe(version);
  expect((await save({ MAIL_FROM: 'x@vayal.example' })).status).toBe(400);
  expect((await put({ RAZORPAY_KEY_ID: LIVE_KEYS.RAZORPAY_KEY_ID })).status).toBe(200);
});

test('after a change of the webhook secret, events with the old one are accepted for a day', async () => {
  const { pool } = live.shop.database;
  const statusWith = async (secret: string) => {
    const body = JSON.stringify({ event: 'shop.self_check' });
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    const headers = { 'Content-Type': 'application/json', 'X-Razorpay-Signature': signature };
    const response = await live.shop.request('/api/webhooks/razorpay', { method: 'POST', headers, body });
    return (await response.json()).code;
  };
  const old = LIVE_KEYS.RAZORPAY_WEBHOOK_SECRET;
  const changed = 'another-webhook-secret-of-the-shop';
  await put(LIVE_KEYS);
  expect([await statusWith(old), await statusWith(changed)]).toEqual(['bad-request', 'bad-signature']);
  await put({ RAZORPAY_WEBHOOK_SECRET: changed });
  // saving the same secret again does not make it its own predecessor
  await put({ RAZORPAY_WEBHOOK_SECRET: changed });
  expect([await statusWith(old), await statusWith(changed)]).toEqual(['bad-request', 'bad-request']);
  expect(JSON.stringify(await read())).not.toContain('PREVIOUS');
  await pool.query("update stored_keys set updated_at = now() - interval '25 hours'");
  await live.shop.setup.refresh();
  expect([await statusWith(old), await statusWith(changed)]).toEqual(['bad-signature', 'bad-request']);
  await put({ RAZORPAY_WEBHOOK_SECRET: old });
  await put({ RAZORPAY_WEBHOOK_SECRET: null });
  await put({ RAZORPAY_WEBHOOK_SECRET: old });
  expect([await statusWith(old), await statusWith(changed)]).toEqual(['bad-request', 'bad-signature']);
});

test('a session that is not fresh needs the password', async () => {
  const admin = await makeAdmin(live.shop);
  await live.shop.database.pool.query(
    "update sessions set created_at = now() - interval '1 hour' where user_id = $1",
    [admin.id],
  );
  const ask = (currentPassword?: string) =>
    live.shop.request(
      '/api/admin/keys',
      json('PUT', { values: LIVE_KEYS, currentPassword }, bearer(admin.token)),
    );
  const response = await ask();
  expect(response.status).toBe(409);
  expect(['proof-needed', 'sign-in-again']).toContain((await response.json()).code);
  expect((await sourceOf('RAZORPAY_KEY_ID'))?.source).toBe('none');
});

test('a second replica uses new keys without a restart', async () => {
  const other = await openTestShop({ ...BARE_LIVE, SETTINGS_KEY }, { databaseUrl: live.shop.databaseUrl });
  await until(() => other.changes.isListening() || undefined);
  await put(LIVE_KEYS);
  await until(() => razorpayOf(other.config).keyId === LIVE_KEYS.RAZORPAY_KEY_ID || undefined);
  await put({ RAZORPAY_KEY_ID: null });
  await until(() => razorpayOf(other.config).keyId === '' || undefined);
  await other.close();
});

test('a response that was made while another replica changed keys is not cached', async () => {
  const seller = { SHOP_NAME: 'V', SHOP_EMAIL: 'v@vayal.example', SMTP_URL: 'smtps://mail.example' };
  const environment = { ...BARE_LIVE, ...LIVE_KEYS, ...seller, SETTINGS_KEY };
  const shop = await openTestShop(environment, { cachesResponses: true });
  const owner = await makeAdmin(shop);
  await until(() => (shop.changes.isListening() && shop.priceClock.isReady()) || undefined);
  await shop.request('/api/admin/keys', json('PUT', { values: LIVE_PAYPAL }, bearer(owner.token)));
  const offersPaypal = async (): Promise<boolean> =>
    (await (await shop.request('/api/shop')).json()).paymentMethods.includes('paypal');
  const { pool } = shop.database;
  const waits = () =>
    until(async () => {
      const found = await pool.query(
        "select 1 from pg_locks where relation = 'stored_keys'::regclass and not granted",
      );
      return found.rowCount || undefined;
    });
  const [replica, lock] = [await pool.connect(), await pool.connect()];
  await replica.query('begin');
  await replica.query('delete from stored_keys');
  const locked = lock.query('begin; lock table stored_keys in access exclusive mode');
  await waits();
  await replica.query('commit');
  await locked;
  // the shop knows of the change, and waits for the new keys
  await waits();
  expect(await offersPaypal()).toBe(true);
  await lock.query('commit');
  await until(async () => !(await offersPaypal()) || undefined);
  replica.release();
  lock.release();
  await shop.close();
});

test('a wrong settings key is a red line, and the shop goes on', async () => {
  await put(LIVE_KEYS);
  const wrong = await openTestShop(
    { ...BARE_LIVE, SETTINGS_KEY: SETTINGS_KEY.toUpperCase() },
    { databaseUrl: live.shop.databaseUrl },
  );
  const headers = bearer(live.admin.token);
  const { items } = await (await wrong.request('/api/admin/self-check', { headers })).json();
  expect(items).toContainEqual(
    expect.objectContaining({
      name: 'stored-keys',
      status: 'failed',
      isNeeded: true,
      details: expect.stringContaining('RAZORPAY_KEY_ID'),
    }),
  );
  const { keys } = await (await wrong.request('/api/admin/keys', { headers })).json();
  expect(keys).toContainEqual({ name: 'RAZORPAY_KEY_ID', source: 'unreadable', hint: '' });
  expect(razorpayOf(wrong.config).keyId).toBe('');
  await wrong.close();
});

test('without SETTINGS_KEY a file that only the shop can read holds the key', async () => {
  const shop = await openTestShop(BARE_LIVE);
  const admin = await makeAdmin(shop);
  const file = path.join(shop.config.dataDir, 'settings.key');
  const save = () => shop.request('/api/admin/keys', json('PUT', { values: LIVE_KEYS }, bearer(admin.token)));
  expect((await save()).status).toBe(200);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(shop.config.dataDir).filter((name) => name.startsWith('settings.key'))).toEqual([
    'settings.key',
  ]);
  await shop.setup.refresh();
  expect(razorpayOf(shop.config).keyId).toBe(LIVE_KEYS.RAZORPAY_KEY_ID);
  rmSync(file);
  await shop.setup.refresh();
  expect(shop.setup.keys.unreadable()).toHaveLength(3);
  writeFileSync(file, 'another key\n');
  expect((await save()).status).toBe(200);
  expect(shop.setup.keys.unreadable()).toEqual([]);
  writeFileSync(file, '');
  const rejected = await save();
  expect(rejected.status).toBe(409);
  expect(await rejected.json()).toMatchObject({ code: 'no-settings-key' });
  await shop.close();
});

test('a demo shop takes no keys', async () => {
  const demo = await openTestShop();
  const admin = await makeAdmin(demo);
  const response = await demo.request(
    '/api/admin/keys',
    json('PUT', { values: LIVE_KEYS }, bearer(admin.token)),
  );
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'demo-keys' });
  await demo.close();
});
