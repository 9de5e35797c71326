import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mailbox, openMailbox } from '../../sandbox/mail/mailbox.ts';
import { makeAdmin } from '../support/admins.ts';
import { png } from '../support/images.ts';
import { bearer, CUSTOMER, json } from '../support/people.ts';
import { openProxy } from '../support/proxy.ts';
import { openS3Server } from '../support/s3-server.ts';
import { as, checkoutOf, makeShopper, makeShoppers, SESAME } from '../support/sales.ts';
import { freePort, makeDataDir, type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { createEmptyDatabase } from '../support/test-database.ts';
import { openTestPool } from '../support/test-pool.ts';
import type { ReachableShop } from '../support/test-shop.ts';

const cleanups: (() => unknown)[] = [];
let pool: pg.Pool;
let mailbox: Mailbox;
let first: ShopProcess;
let second: ShopProcess;
let both: string;

/** The shop at this address, for the helpers of tests/support. */
const at = (url: string): ReachableShop => ({
  request: (path, init) => fetch(url + path, init),
  database: { pool },
});

beforeAll(async () => {
  const [database, store] = await Promise.all([createEmptyDatabase(), openS3Server()]);
  cleanups.push(database.drop, store.remove);
  pool = openTestPool({ connectionString: database.url, max: 4 });
  cleanups.push(() => pool.end());
  mailbox = await openMailbox();
  cleanups.push(() => mailbox.close());
  const open = (port: number) => {
    const { dir, remove } = makeDataDir();
    cleanups.push(remove);
    const shopProcess = startShopProcess({
      ...store.environment,
      PORT: String(port),
      PUBLIC_URL: 'http://shop.test',
      DATA_DIR: dir,
      DATABASE_URL: database.url,
      DATABASE_POOL: '5',
      SMTP_URL: mailbox.smtpUrl,
      TRUST_PROXY_HOPS: '1',
    });
    cleanups.push(async () => {
      shopProcess.child.kill('SIGTERM');
      await shopProcess.exited;
    });
    return shopProcess;
  };
  // both start at once on an empty database: one of them migrates it
  [first, second] = [open(await freePort()), open(await freePort())];
  await Promise.all([first.opened, second.opened]);
  const proxy = await openProxy([first.url, second.url]);
  cleanups.push(proxy.close);
  both = proxy.url;
}, 150_000);
afterAll(async () => {
  for (const act of cleanups.splice(0).reverse()) await act();
});

test('a session of one replica works on the other, and logging out ends it on both', async () => {
  const { status, body } = await as(at(first.url), { token: '' }).post('/api/users/login', CUSTOMER);
  expect(status).toBe(200);
  expect((await as(at(second.url), body).get('/api/cart')).status).toBe(200);
  await as(at(second.url), body).post('/api/users/logout', {});
  expect((await as(at(first.url), body).get('/api/cart')).status).toBe(401);
});

test('whoever an admin blocks at one replica is rejected at once there, and within a second at the other', async () => {
  const [who, admin] = [await makeShopper(at(first.url)), await makeAdmin(at(first.url))];
  const statusAt = async (url: string) => (await as(at(url), who).get('/api/cart')).status;
  for (let visits = 0; visits < 3; visits += 1) {
    for (const { url } of [first, second]) expect(await statusAt(url)).toBe(200);
  }
  const block = { method: 'PUT', headers: bearer(admin.token) };
  expect((await fetch(`${first.url}/api/users/toggleBlock/${who.id}`, block)).status).toBe(200);
  expect(await statusAt(first.url)).toBe(401);
  await expect.poll(() => statusAt(second.url), { timeout: 1000, interval: 10 }).toBe(401);
});

test('replicas share a rate limit', async () => {
  const login = (url: string) =>
    fetch(
      `${url}/api/users/login`,
      json('POST', { email: 'guessed@example.org', password: 'wrong' }, { 'X-Forwarded-For': '192.0.2.7' }),
    );
  for (let tries = 0; tries < 5; tries += 1) {
    for (const { url } of [first, second]) expect((await login(url)).status).toBe(400);
  }
  for (const { url } of [first, second]) expect((await login(url)).status).toBe(429);
});

test('a change on one replica appears on the other within two seconds, an uploaded image at once', async () => {
  const admin = await makeAdmin(at(first.url));
  const page = async () => (await fetch(`${second.url}/food/wood-pressed-coconut-oil`)).text();
  for (let visits = 0; visits < 3; visits += 1) expect(await page()).toContain('Coconut Oil');
  const found = await as(at(first.url), admin).get('/api/admin/foods/wood-pressed-coconut-oil');
  const change = { ...found.body, name: 'Oil of tall palms', id: 'wood-pressed-coconut-oil' };
  const changed = await fetch(`${first.url}/api/foods`, json('PUT', change, bearer(admin.token)));
  expect(changed.status, await changed.text()).toBe(200);
  await expect.poll(page, { timeout: 2000, interval: 20 }).toContain('Oil of tall palms');

  const form = new FormData();
  form.set('image', new File([new Uint8Array(await png('#cc8811'))], 'x.png', { type: 'image/png' }));
  const init = { method: 'POST', body: form, headers: bearer(admin.token) };
  const { imageUrl } = await (await fetch(`${first.url}/api/upload`, init)).json();
  expect((await fetch(second.url + imageUrl)).status).toBe(200);
  const smaller = imageUrl.replace('.webp', '.avif');
  expect((await fetch(`${second.url}/pictures/320${smaller}`)).status).toBe(200);
});

/** Retries like the browser until a replica responds. */
const patient = (url: string): ReachableShop => ({
  request: async (path, init) => {
    for (let asked = 1; ; asked += 1) {
      const result = await fetch(url + path, init);
      if (result.status < 502 || asked === 10) return result;
    }
  },
  database: { pool },
});

async function buy(): Promise<{ email: string; id: string }> {
  const shop = patient(both);
  const who = await makeShopper(shop);
  const me = as(shop, who);
  await me.post('/api/cart', SESAME);
  const key = { 'Idempotency-Key': `key-${who.id}` };
  const { status, body } = await me.post('/api/orders/create', await checkoutOf(shop, who), key);
  if (status !== 200 && status !== 201) throw new Error(`order: ${status} ${JSON.stringify(body)}`);
  return { email: who.email, id: body._id };
}

test('a job runs once, on either replica', async () => {
  const orders = await Promise.all(Array.from({ length: 10 }, buy));
  const mails = () => orders.map(({ email }) => mailbox.messages(email).length);
  await expect.poll(mails, { timeout: 15_000 }).toEqual(orders.map(() => 1));
  const waiting = "select from pgboss.job where name = 'mail' and state < 'completed'";
  // a job ends a moment after its e-mail has arrived
  await expect.poll(async () => (await pool.query(waiting)).rowCount, { timeout: 15_000 }).toBe(0);
  expect(mails()).toEqual(orders.map(() => 1));
});

test('82 a hundred buyers at two replicas and ten bottles: ten orders, stock 0, ninety clear errors', async () => {
  const bottle = { productId: 'wood-pressed-sesame-oil', size: 'ten of these', quantity: 1 };
  await pool.query(
    `insert into food_sizes (food_id, size, position, price_paise, stock) values ($1, $2, 90, 200000, 10)`,
    [bottle.productId, bottle.size],
  );
  const replicas = [at(first.url), at(second.url)];
  const buyers = await makeShoppers(at(first.url), 100);
  const asking = buyers.map((who, index) => as(replicas[index % 2] ?? at(both), who));
  const carts = await Promise.all(asking.map((me) => me.post('/api/cart', bottle)));
  expect(carts.map(({ status }) => status)).toEqual(Array(100).fill(200));
  const [somebody] = buyers;
  const checkout = somebody && (await checkoutOf(at(first.url), somebody));
  const responses = await Promise.all(asking.map((me) => me.post('/api/orders/create', checkout)));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(10);
  const rejected = responses.filter(
    ({ status, body }) => status === 409 && /: Out of stock$/.test(body.error),
  );
  expect(rejected).toHaveLength(90);
  const { rows } = await pool.query(
    `select stock, (select sum(quantity)::int from order_items i where i.food_id = s.food_id and i.size = s.size) sold
     from food_sizes s where size = $1`,
    [bottle.size],
  );
  expect(rows).toEqual([{ stock: 0, sold: 10 }]);
});

test('one replica is killed under load: no checkout fails and no order is duplicated', async () => {
  const { count } = (await pool.query('select count(*)::int as count from orders')).rows[0];
  const orders: { id: string }[] = [];
  const buyers = Array.from({ length: 8 }, async () => {
    for (let bought = 0; bought < 8; bought += 1) orders.push(await buy());
  });
  await expect.poll(() => orders.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(16);
  first.child.kill('SIGKILL');
  await Promise.all(buyers);
  expect(new Set(orders.map(({ id }) => id)).size).toBe(64);
  const after = (await pool.query('select count(*)::int as count from orders')).rows[0];
  expect(after.count - count).toBe(64);
});
