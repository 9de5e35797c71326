import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogues } from '../../src/messages/catalogues.ts';
import { languageDetails, languages, pathPrefix } from '../../src/rules/languages.ts';
import { live } from '../support/live.ts';
import { type LiveShop, openLiveShop } from '../support/live-shop.ts';
import { BARE_LIVE, LIVE_KEYS, LIVE_URL } from '../support/live-world.ts';
import { bearer, cookieOf, json } from '../support/people.ts';
import { as, atCheckout, makeShopper, SESAME } from '../support/sales.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { openTestShop } from '../support/test-shop.ts';

let closed: LiveShop;
beforeAll(async () => {
  closed = await openLiveShop();
});
afterAll(() => closed.close());

const AN_ORDER = `insert into orders (id, name, email, phone, address, items_paise, total_paise)
  values (gen_random_uuid(), 'x', 'x', 'x', to_jsonb('x'::text), 100, 100)`;

const keyOf = async () => {
  const { visitUrl } = (await closed.send('GET', '/api/admin/self-check')).body;
  return new URL(visitUrl).searchParams.get('key') ?? '';
};

test.each(['/', '/product', '/food/wood-pressed-sesame-oil', '/about', '/cart', '/sitemap.xml'])(
  'a visitor of a closed shop finds only that it opens soon at %s',
  async (path) => {
    const response = await closed.shop.request(path);
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('3600');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    const html = await response.text();
    expect(html).toContain('Opening soon');
    expect(html).not.toContain('nonce=');
    expect(response.headers.get('Content-Security-Policy')).toMatch(/style-src 'self' 'sha256-/);
  },
);

test.each(languages)(
  'a visitor of a closed shop reads that it opens soon in the language of the path: %s',
  async (language) => {
    const response = await closed.shop.request(`${pathPrefix(language)}/product`);
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).toContain(`<html lang="${languageDetails[language].tag}">`);
    expect(html).toContain(`<h1>${catalogues[language].closedShop.openingSoon}</h1>`);
  },
);

test.each([
  ['/ta', 'ta-IN', 'விரைவில் திறக்கிறோம்'],
  ['/hi/product', 'hi-IN', 'जल्द खुल रही है'],
])('the closed page at %s is in the language of its path', async (path, tag, title) => {
  const html = await (await closed.shop.request(path)).text();
  expect(html).toContain(`<html lang="${tag}">`);
  expect(html).toContain(`<h1>${title}</h1>`);
});

test.each([
  '/api/foods',
  '/api/foods/id/wood-pressed-sesame-oil',
  '/api/shop',
  '/api/content/home',
  '/api/recipes',
  '/api/im/images',
  '/api/openapi.json',
])('%s of a closed shop is hidden', async (path) => {
  const response = await closed.shop.request(path);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'shop-not-open' });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test('a customer of a closed shop sees no more than a visitor, an admin sees the shop', async () => {
  const customer = await makeShopper(closed.shop);
  expect((await as(closed.shop, customer).get('/api/foods')).status).toBe(503);
  expect((await as(closed.shop, customer).get('/api/cart')).status).toBe(503);
  const foods = await closed.shop.request('/api/foods', { headers: bearer(closed.admin.token) });
  expect(foods.status).toBe(200);
  expect(foods.headers.get('Cache-Control')).toBe('no-store');
});

test('probes, webhooks and signing in work in a closed shop', async () => {
  const { request } = closed.shop;
  expect((await request('/healthz')).status).toBe(200);
  expect((await request('/readyz')).status).toBe(200);
  expect((await request('/api/webhooks/razorpay', { method: 'POST', body: '{}' })).status).toBe(400);
  const login = await request('/api/users/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@example.org', password: 'x' }),
  });
  expect(login.status).toBe(400);
  expect(await (await request('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
});

test.each(['/favicon.ico', '/manifest.webmanifest'])('%s of a closed shop is served', async (path) => {
  expect((await closed.shop.request(path)).status).toBe(200);
});

test('the key link shows the shop in this browser until the key is renewed', async () => {
  const { request } = closed.shop;
  const wrong = await request('/?key=0123456789abcdef0123');
  expect(wrong.status).toBe(503);
  expect(wrong.headers.getSetCookie()).toEqual([]);
  const key = await keyOf();
  const link = await request(`/product?key=${key}&q=oil`);
  expect(link.status).toBe(303);
  expect(link.headers.get('Location')).toBe('/product?q=oil');
  expect(link.headers.getSetCookie()[0]).toMatch(/^__Host-visit=.+; HttpOnly; Secure; SameSite=Lax$/);
  expect(cookieOf(link)).not.toContain(key);
  const headers = { Cookie: cookieOf(link) };
  const foods = await request('/api/foods', { headers });
  expect(foods.status).toBe(200);
  expect(foods.headers.get('Cache-Control')).toBe('no-store');
  expect((await closed.send('POST', '/api/admin/shop/visit-key')).status).toBe(200);
  expect(await keyOf()).not.toBe(key);
  expect((await request('/api/foods', { headers })).status).toBe(503);
});

test("an admin's browser gets the cookie, because links carry no token", async () => {
  const response = await closed.shop.request('/api/admin/self-check', {
    headers: bearer(closed.admin.token),
  });
  const foods = await closed.shop.request('/api/foods', { headers: { Cookie: cookieOf(response) } });
  expect(foods.status).toBe(200);
  const customer = await makeShopper(closed.shop);
  const mine = await closed.shop.request('/api/users/me', { headers: bearer(customer.token) });
  expect(mine.headers.getSetCookie().join()).not.toContain('visit=');
});

test('no order can be placed while the shop is closed, by a customer or by phone', async () => {
  const cookie = cookieOf(await closed.shop.request(`/?key=${await keyOf()}`));
  const visiting = {
    ...closed.shop,
    request: (path: string, init: RequestInit = {}) =>
      closed.shop.request(path, { ...init, headers: { ...(init.headers as object), Cookie: cookie } }),
  };
  const { me, who, checkout } = await atCheckout(visiting);
  expect(await me.post('/api/orders/create', checkout)).toMatchObject({
    status: 409,
    body: { code: 'shop-closed' },
  });
  // without the key link too, so that a script learns the reason
  expect(await as(closed.shop, who).post('/api/orders/create', checkout)).toMatchObject({
    status: 409,
    body: { code: 'shop-closed' },
  });
  const { name, phone, address } = checkout;
  const byPhone = { name, phone, address, customerId: who.id, items: [SESAME], totalPrice: 1458 };
  const headers = { ...bearer(closed.admin.token), 'Idempotency-Key': 'a-phone-order-1' };
  const order = await closed.shop.request('/api/admin/phone-orders', json('POST', byPhone, headers));
  expect(order.status).toBe(409);
  expect(await order.json()).toMatchObject({ code: 'shop-closed' });
  const { rows } = await closed.shop.database.pool.query('select 1 from orders where user_id = $1', [who.id]);
  expect(rows).toEqual([]);
});

test.each([
  ['a complete environment', { ...live, ALLOW_EMBEDDED_DATABASE: 'true' }, '', true],
  [
    'a complete environment without PayPal',
    { ...LIVE_KEYS, SHOP_NAME: 'V', SHOP_EMAIL: 'v@vayal.example', SMTP_URL: 'smtps://mail.example' },
    '',
    true,
  ],
  ['keys, but no mail server', { ...LIVE_KEYS, SHOP_NAME: 'V', SHOP_EMAIL: 'v@vayal.example' }, '', false],
  [
    'orders and keys, but its name only in the settings',
    { ...LIVE_KEYS, SMTP_URL: 'smtps://mail.example' },
    AN_ORDER,
    true,
  ],
  ['orders, but no keys', {}, AN_ORDER, false],
])('the first start of a live shop with %s', async (_, environment, sql, isOpen) => {
  const { url, drop } = await createTestDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  if (sql) await client.query(sql);
  await client.end();
  const shop = await openTestShop({ ...BARE_LIVE, ...environment }, { databaseUrl: url });
  expect((await shop.request('/api/foods')).status).toBe(isOpen ? 200 : 503);
  await shop.close();
  await drop();
});

test('a shop that started closed stays closed when its environment becomes complete', async () => {
  const { url, drop } = await createTestDatabase();
  const first = await openTestShop(BARE_LIVE, { databaseUrl: url });
  await first.close();
  const later = await openTestShop(
    { ...live, PUBLIC_URL: LIVE_URL, ALLOW_EMBEDDED_DATABASE: 'true' },
    { databaseUrl: url },
  );
  expect((await later.request('/api/foods')).status).toBe(503);
  await later.close();
  await drop();
});
