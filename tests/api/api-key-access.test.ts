import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiScopes } from '../../src/contract/admin/api-keys.ts';
import { access } from '../../src/server/access.ts';
import { newId } from '../../src/server/platform/ids.ts';
import { newToken } from '../../src/server/platform/tokens.ts';
import { scopeOf } from '../../src/server/sessions/guard.ts';
import { insertApiKey } from '../support/api-keys.ts';
import { bearer } from '../support/people.ts';
import { makeShopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.database.pool.query('delete from limits'));

async function call(line: string, headers: Record<string, string>) {
  const [method = '', path = ''] = line.split(' ');
  const hasBody = method !== 'GET' && method !== 'DELETE';
  const response = await shop.request(
    path.replace(/:\w+/g, (name) => (name === ':id' ? newId() : 'x')),
    {
      method,
      headers: { ...headers, ...(hasBody && { 'Content-Type': 'application/json' }) },
      ...(hasBody && { body: '{}' }),
    },
  );
  const body = await response.text();
  const code = body.startsWith('{"error"') ? (JSON.parse(body).code as string) : undefined;
  return { status: response.status, code, body, headers: response.headers };
}

const guarded = Object.entries(access)
  .filter(([, rule]) => rule !== 'everyone')
  .map(([line, rule]) => [line, scopeOf(rule)] as const);

describe.each(guarded)('%s with an API key (scope: %s)', (line, scope) => {
  test('that works and has every scope', async () => {
    const { key } = await insertApiKey(shop);
    const response = await call(line, bearer(key));
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Set-Cookie')).toBeNull();
    if (!scope) return expect([response.status, response.code]).toEqual([403, 'not-for-api-keys']);
    expect([401, 403]).not.toContain(response.status);
    expect(response.status).toBeLessThan(500);
  });

  test('that has every other scope', async () => {
    if (!scope) return;
    const { key } = await insertApiKey(shop, { scopes: apiScopes.filter((other) => other !== scope) });
    const response = await call(line, bearer(key));
    expect([response.status, response.code]).toEqual([403, 'scope-missing']);
    expect(JSON.parse(response.body)).toMatchObject({
      scope,
      error: `This API key lacks the scope ${scope}.`,
    });
  });

  test('that is expired, revoked, unknown or garbage', async () => {
    const expired = await insertApiKey(shop, { isExpired: true });
    const revoked = await insertApiKey(shop, { isRevoked: true });
    for (const [key, code] of [
      [expired.key, 'api-key-expired'],
      [revoked.key, 'api-key-revoked'],
      [`chk_live_${newToken()}`, 'api-key-unknown'],
      ['chk_live_', 'api-key-unknown'],
      [`chk_demo_${'x'.repeat(12_000)}`, 'api-key-unknown'],
      ["chk_live_' or 1=1--", 'not-signed-in'],
      ["chk_demo_'or/**/1=1--", 'api-key-unknown'],
      ['chk_', 'not-signed-in'],
    ] as const) {
      const response = await call(line, bearer(key));
      expect([key.slice(0, 20), response.status, response.code]).toEqual([key.slice(0, 20), 401, code]);
      expect(response.body).not.toContain(key.slice(9) || key);
    }
  });
});

/** Whoever holds a key must never be able to make more of it. */
test('keys, rights, passwords, settings, opening and going live are closed to API keys', () => {
  const closed =
    /\/api\/(admin\/(api-keys|keys|go-live|shop|self-check|settings|audit|problems|failed-jobs|webhooks)|otp|forget|setup|users\/(create|update|toggleBlock|me|login|logout|updateProfile))/;
  const open = Object.entries(access).filter(([line, rule]) => closed.test(line) && scopeOf(rule));
  expect(open).toEqual([]);
  const opened = Object.values(access).flatMap((rule) => scopeOf(rule) ?? []);
  // write:payments opens single actions of a route that write:orders opens
  expect([...new Set([...opened, 'write:payments'])].sort()).toEqual([...apiScopes].sort());
});

test('a key of an admin who is blocked, or no longer an admin, does not work', async () => {
  for (const change of ['is_blocked = true', 'is_admin = false']) {
    const { key, createdBy } = await insertApiKey(shop);
    expect((await call('GET /api/admin/orders', bearer(key))).status).toBe(200);
    await shop.database.pool.query(`update users set ${change} where id = $1`, [createdBy]);
    expect((await call('GET /api/admin/orders', bearer(key))).code).toBe('api-key-revoked');
  }
});

test.each([
  ['a cookie', (key: string) => ({ Cookie: `token=${key}; Authorization=Bearer ${key}` })],
  ['another scheme', (key: string) => ({ Authorization: `Basic ${key}` })],
  ['no scheme', (key: string) => ({ Authorization: key })],
  ['another header', (key: string) => ({ 'X-API-Key': key })],
])('a key in %s is not accepted', async (_, headersOf) => {
  const { key } = await insertApiKey(shop);
  expect((await call('GET /api/admin/orders', headersOf(key))).code).toBe('not-signed-in');
});

test('the token of a customer opens nothing that a key opens', async () => {
  const { token } = await makeShopper(shop);
  for (const [line, scope] of guarded) {
    if (scope) expect((await call(line, bearer(token))).code).toBe('not-admin');
  }
  expect((await call('GET /api/admin/orders', bearer(`chk_demo_${token}`))).code).toBe('api-key-unknown');
});

test('a key with a query string, HEAD or another spelling opens no other route', async () => {
  const { key } = await insertApiKey(shop, { scopes: ['read:orders'] });
  const ask = async (method: string, path: string) =>
    (await shop.request(path, { method, headers: bearer(key) })).status;
  expect(await ask('HEAD', '/api/admin/orders')).toBe(200);
  expect(await ask('GET', '/api/admin/orders/')).toBe(200);
  expect(await ask('HEAD', '/api/admin/foods')).toBe(403);
  expect(await ask('GET', '/api/admin/keys?scope=read:orders')).toBe(403);
  expect(await ask('GET', '/api/admin/orders/../keys')).toBe(403);
  expect([401, 403, 404]).toContain(await ask('GET', '/api//admin/keys'));
});

test('the OpenAPI document and page name the scope of each call', async () => {
  const document = await (await shop.request('/api/openapi.json')).json();
  const described = Object.entries(
    document.paths as Record<string, Record<string, Record<string, unknown>>>,
  ).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      line: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      scope: operation['x-scope'],
      security: operation.security,
    })),
  );
  for (const { line, scope, security } of described) {
    expect([line, scope]).toEqual([line, scopeOf(access[line] ?? 'admin')]);
    expect(security).toEqual(scope ? [{ apiKey: [scope] }] : undefined);
  }
  expect(described.filter(({ scope }) => scope).length).toBeGreaterThan(10);
  expect(document.components.securitySchemes.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' });
  const page = await (await shop.request('/api/docs')).text();
  expect(page).toContain('API key with the scope <code class="scope">write:stock</code>');
});
