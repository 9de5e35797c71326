import { afterAll, beforeAll, expect, test } from 'vitest';
import { access } from '../../src/server/access.ts';
import { runSql } from '../../src/server/platform/db/run-sql.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { bearer } from '../support/people.ts';
import { makeShopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('an unknown API path is a JSON 404', async () => {
  const response = await shop.request('/api/nothing/here', { method: 'POST' });
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({
    error: 'Not found.',
    code: 'not-found',
    requestId: expect.any(String),
  });
});

test('every response has the request id; an id of the client is reused', async () => {
  const response = await shop.request('/api/foods?limit=1', { headers: { 'X-Request-Id': 'trace-42' } });
  expect(response.headers.get('X-Request-Id')).toBe('trace-42');
  const own = await shop.request('/api/nothing');
  expect((await own.json()).requestId).toBe(own.headers.get('X-Request-Id'));
});

test('106 a body over the limit is a 413, with or without Content-Length', async () => {
  const body = `{"name":"${'x'.repeat(5 * 1024 * 1024)}"}`;
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
  const announced = await shop.request('/api/contact/send-contact-email', {
    ...post,
    body,
    headers: { ...post.headers, 'Content-Length': String(body.length) },
  });
  expect(announced.status).toBe(413);
  expect(await announced.json()).toMatchObject({ code: 'too-large' });
  const silent = await shop.request('/api/contact/send-contact-email', {
    ...post,
    body: new Blob([body]).stream(),
    duplex: 'half',
  } as RequestInit);
  expect(silent.status).toBe(413);
});

test.each([
  ['broken JSON', '{"name": ', 'application/json', 400, 'bad-json'],
  ['an array', '[]', 'application/json', 400, 'bad-request'],
  ['no body', '', 'application/json', 400, 'bad-json'],
  ['a form', 'name=x', 'text/plain', 415, 'bad-content-type'],
])('106 %s is rejected with its own message', async (_, body, type, status, code) => {
  const response = await shop.request('/api/contact/send-contact-email', {
    method: 'POST',
    body,
    headers: { 'Content-Type': type },
  });
  expect(await response.json()).toMatchObject({ code });
  expect(response.status).toBe(status);
});

test.each([
  '/api/foods/id/%00',
  '/api/foods/search/%00',
  '/api/foods/suggest/a%00',
  '/api/foods/category/%00',
  '/api/foods/related/%00',
  '/api/foods?category=%00',
  '/api/foods?name=%00',
  '/api/foods?tag=%00',
  '/api/recipes/%00',
  '/api/reviews/product/%00',
  '/api/foods/id/%E0%A4%A',
])('%s is no 500', async (path) => {
  expect((await shop.request(path)).status).toBeLessThan(500);
});

test('106 prototype keys in a body have no effect', async () => {
  const { token, id } = await makeShopper(shop);
  const body =
    '{"name":"Meena Kumari","__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}';
  const response = await shop.request('/api/users/updateProfile', {
    method: 'PUT',
    body,
    headers: { 'Content-Type': 'application/json', ...bearer(token) },
  });
  expect(await response.json()).toMatchObject({ name: 'Meena Kumari', isAdmin: false });
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  const { rows } = await shop.database.pool.query('select is_admin from users where id = $1', [id]);
  expect(rows).toEqual([{ is_admin: false }]);
  expect((await shop.request('/api/users/getAll', { headers: bearer(token) })).status).toBe(403);
});

/** Content types that another site can send without a CORS preflight. */
const FOREIGN_TYPES = [
  'text/plain',
  'text/plain; charset=application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
];
const WITHOUT_LOGIN = Object.entries(access)
  .filter(([line, who]) => line.startsWith('POST ') && who === 'everyone' && !line.includes('webhooks'))
  .map(([line]) => line.slice(5));

test.each(WITHOUT_LOGIN)('106 107 %s rejects forms of another site', async (path) => {
  for (const type of FOREIGN_TYPES) {
    const response = await shop.request(path, {
      method: 'POST',
      body: new TextEncoder().encode('{"email":"customer@example.com","password":"Stolen@1234"}'),
      headers: { Origin: 'https://evil.example', ...(type && { 'Content-Type': type }) },
    });
    expect([response.status, response.headers.get('Access-Control-Allow-Origin')], type).toEqual([415, null]);
  }
  const list = await shop.request(path, {
    method: 'POST',
    body: '{"email":["a@example.org"],"email[]":"a@example.org"}',
    headers: { 'Content-Type': 'application/json' },
  });
  expect(list.status).toBe(400);
  const preflight = await shop.request(path, {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://evil.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBeNull();
});

test('every response has the security headers', async () => {
  const { headers } = await shop.request('/api/foods?limit=1');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('Content-Security-Policy')).toContain("script-src 'self';");
  expect(headers.get('Content-Security-Policy')).not.toContain('unsafe');
});

test('/healthz, /readyz and /metrics respond', async () => {
  expect((await shop.request('/healthz')).status).toBe(200);
  expect((await shop.request('/readyz')).status).toBe(200);
  const metrics = await (await shop.request('/metrics')).text();
  expect(metrics).toContain('http_request_seconds_bucket');
  expect(metrics).toContain('route="/api/foods"');
});

test('the OpenAPI document lists the routes and the reference page shows them', async () => {
  const document = await (await shop.request('/api/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(['/api/foods', '/api/foods/id/{id}']));
  const page = await shop.request('/api/docs');
  expect(page.headers.get('Content-Type')).toContain('text/html');
  expect(await page.text()).toContain('GET /api/foods/id/{id}');
});

test('103 without its database the shop responds with 503 and reveals no internals', async () => {
  const lost = await openTestShop();
  await lost.close();
  const alone = await lost.request('/api/foods');
  expect(alone.status).toBe(503);
  expect(alone.headers.get('Retry-After')).toBe('2');
  expect(JSON.stringify(await alone.json())).not.toMatch(/select|pool|postgres/i);
  expect((await lost.request('/readyz')).status).toBe(503);
  expect((await lost.request('/healthz')).status).toBe(200);
});

test('a failed query does not log what the customer typed', async () => {
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => lines.push(line) });
  const { db } = shop.database;
  const failure = await runSql(db, 'select $1::uuid', ['kavitha@example.com']).catch(
    (error: unknown) => error,
  );
  log.error(
    { error: failure, password: 'Geheim@1', headers: { authorization: 'Bearer abc' } },
    'request failed',
  );
  expect(lines.join()).toContain('22P02');
  expect(lines.join()).not.toMatch(/kavitha|Geheim|Bearer/);
});
