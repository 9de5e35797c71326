import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../src/server/platform/passwords.ts';
import { act, asAdmin, lastChange, makeOrder } from '../support/admin-actions.ts';
import { insertApiKey } from '../support/api-keys.ts';
import { openLiveShop } from '../support/live-shop.ts';
import { rows } from '../support/payments.ts';
import { as, makeShopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const FORM = { name: 'ERP', scopes: ['write:stock', 'read:orders'], expiresInDays: 90 };
const asKey = (key: string) => as(shop, { token: key });
const put = (key: string, path: string, body: object) =>
  shop.request(path, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

test('a new key is shown once, stored as a hash, and in the audit log', async () => {
  const admin = await asAdmin(shop);
  const { status, body } = await admin.post('/api/admin/api-keys', FORM);
  expect(status).toBe(201);
  expect(body.key).toMatch(/^chk_demo_[\w-]{43}$/);
  expect(body.apiKey).toMatchObject({
    name: 'ERP',
    prefix: body.key.slice(0, 13),
    scopes: ['read:orders', 'write:stock'],
    createdBy: 'Shopper',
    lastUsedAt: null,
    revokedAt: null,
    state: 'works',
  });
  expect((await asKey(body.key).get('/api/admin/orders')).status).toBe(200);
  const list = await admin.get('/api/admin/api-keys');
  expect(list.body[0]).toMatchObject({ id: body.apiKey.id, lastUsedAt: expect.any(String) });
  const change = await lastChange(shop, `api key ${body.apiKey.id}`);
  expect(change).toMatchObject({
    actor_id: admin.admin.id,
    action: 'create API key',
    changes: { name: [null, 'ERP'], scopes: [null, ['read:orders', 'write:stock']] },
  });
  const stored = JSON.stringify([
    list.body,
    (await admin.get('/api/admin/audit')).body,
    await rows(shop, 'select *, encode(key_hash, $1) from api_keys', 'escape'),
  ]);
  expect(stored).not.toContain(body.key.slice(14));
});

test('a key of a live shop says so', async () => {
  const live = await openLiveShop();
  try {
    const { body } = await live.send('POST', '/api/admin/api-keys', FORM);
    const { key } = body as unknown as { key: string };
    expect(key).toMatch(/^chk_live_/);
    // the shop is closed to visitors, and the program gets no cookie that opens it
    const response = await live.shop.request('/api/admin/orders', {
      headers: { Authorization: `Bearer ${key}` },
    });
    expect([response.status, response.headers.get('Set-Cookie')]).toEqual([200, null]);
    const food = await live.shop.request('/api/foods', {
      ...{ method: 'PUT', body: '{}' },
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    });
    expect((await food.json()).code).toBe('scope-missing');
  } finally {
    await live.close();
  }
});

test.each([
  [{ ...FORM, name: ' ' }, 'name'],
  [{ ...FORM, name: 'x'.repeat(61) }, 'name'],
  [{ ...FORM, scopes: [] }, 'scopes'],
  [{ ...FORM, scopes: ['write:everything'] }, 'scopes.0'],
  [{ ...FORM, expiresInDays: 0 }, 'expiresInDays'],
])('an invalid key is rejected: %j', async (form, field) => {
  const admin = await asAdmin(shop);
  const { status, body } = await admin.post('/api/admin/api-keys', form);
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

test('creating a key needs the password once the sign-in is old, revoking does not', async () => {
  const admin = await asAdmin(shop);
  await shop.database.pool.query('update users set password_hash = $2 where id = $1', [
    admin.admin.id,
    await hashPassword('Farm@1234'),
  ]);
  await shop.database.pool.query(
    "update sessions set created_at = now() - interval '11 minutes' where user_id = $1",
    [admin.admin.id],
  );
  const create = (currentPassword?: string) =>
    admin.post('/api/admin/api-keys', { ...FORM, ...(currentPassword && { currentPassword }) });
  expect((await create()).body.code).toBe('proof-needed');
  expect((await create('Wrong@1234')).body.code).toBe('wrong-current-password');
  const created = await create('Farm@1234');
  expect(created.status).toBe(201);
  expect((await admin.post(`/api/admin/api-keys/${created.body.apiKey.id}/revoke`, {})).status).toBe(200);
});

test('a revoked key is rejected at once, on every replica and for ever', async () => {
  const other = await openTestShop({}, { databaseUrl: shop.databaseUrl });
  try {
    const admin = await asAdmin(shop);
    const { id, key } = await insertApiKey(shop);
    const asked = async () => [
      (await asKey(key).get('/api/admin/orders')).status,
      (await as(other, { token: key }).get('/api/admin/orders')).status,
    ];
    expect(await asked()).toEqual([200, 200]);
    const revoked = await admin.post(`/api/admin/api-keys/${id}/revoke`, {});
    expect(revoked.body).toMatchObject({ state: 'revoked', revokedAt: expect.any(String) });
    expect(await asked()).toEqual([401, 401]);
    const again = await admin.post(`/api/admin/api-keys/${id}/revoke`, {});
    expect(again.body.revokedAt).toBe(revoked.body.revokedAt);
    const entries = await rows(shop, 'select action from audit_log where target = $1', `api key ${id}`);
    expect(entries).toEqual([{ action: 'revoke API key' }]);
    const unknown = await admin.post('/api/admin/api-keys/0190a000-0000-7000-8000-00000000beef/revoke', {});
    expect([unknown.status, unknown.body.code]).toEqual([404, 'api-key-not-found']);
  } finally {
    await other.close();
  }
});

test('a key is found by the index on its hash', async () => {
  const { rows: plan } = await shop.database.pool
    .query(
      `set local enable_seqscan = off; explain select k.id from api_keys k join users u on u.id = k.created_by
     where k.key_hash = sha256('x')`,
    )
    .then((results) => (results as unknown as { rows: Record<string, string>[] }[])[1] ?? { rows: [] });
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('api_keys_key_hash_key');
});

test('the last use is written at most once a minute', async () => {
  const { id, key } = await insertApiKey(shop);
  const lastUse = async () =>
    (await rows<{ at: Date }>(shop, 'select last_used_at at from api_keys where id = $1', id))[0]?.at;
  await asKey(key).get('/api/admin/orders');
  const first = await lastUse();
  await Promise.all([1, 2, 3].map(() => asKey(key).get('/api/admin/orders')));
  expect(await lastUse()).toEqual(first);
  await rows(shop, "update api_keys set last_used_at = now() - interval '61 seconds' where id = $1", id);
  await asKey(key).get('/api/admin/orders');
  expect((await lastUse())?.getTime()).toBeGreaterThan((first?.getTime() ?? 0) - 1);
});

test('600 requests a minute, each key for itself', async () => {
  const { id, key } = await insertApiKey(shop);
  const { key: otherKey } = await insertApiKey(shop);
  expect((await asKey(key).get('/api/admin/orders')).status).toBe(200);
  await rows(shop, 'update limits set points = 600 where key = $1', `api-key:${id}`);
  const rejected = await asKey(key).get('/api/admin/orders');
  expect([rejected.status, rejected.body.code]).toEqual([429, 'too-many']);
  expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(Number(rejected.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
  expect((await asKey(otherKey).get('/api/admin/orders')).status).toBe(200);
});

test('fifty connections of one key get four places, and nobody else notices', async () => {
  const admin = await asAdmin(shop);
  const { key } = await insertApiKey(shop);
  const { key: otherKey } = await insertApiKey(shop);
  const flood = Array.from({ length: 50 }, () => asKey(key).get('/api/admin/orders'));
  const others = await Promise.all([
    asKey(otherKey).get('/api/admin/orders'),
    admin.get('/api/admin/orders'),
    shop.request('/api/foods'),
  ]);
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
  const responses = await Promise.all(flood);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(4);
  const rejected = responses.filter(({ status }) => status === 429);
  expect(rejected).toHaveLength(46);
  expect(rejected.every(({ headers }) => headers.get('Retry-After') === '1')).toBe(true);
  expect((await asKey(key).get('/api/admin/orders')).status).toBe(200);
});

test('what a key does is in the audit log and the history of the order under its name', async () => {
  const admin = await asAdmin(shop);
  const { key, createdBy } = await insertApiKey(shop, {
    name: 'Warehouse',
    scopes: ['read:orders', 'write:orders'],
  });
  const program = asKey(key);
  const { id } = await makeOrder(shop);
  const { version } = (await program.get(`/api/admin/orders/${id}`)).body;
  const noted = await program.post(`/api/admin/orders/${id}/actions`, {
    ...{ action: 'confirm', version, note: 'by the program' },
  });
  expect(noted.status).toBe(200);
  expect(noted.body.history.at(-1)).toMatchObject({
    actor: 'admin',
    apiKey: 'Warehouse',
    note: 'by the program',
  });
  expect(await lastChange(shop, `order ${id}`)).toMatchObject({
    actor_id: createdBy,
    action: 'confirm order',
  });
  const byName = await admin.get('/api/admin/audit?q=warehouse');
  expect(byName.body).toMatchObject([{ apiKey: 'Warehouse', action: 'confirm order', order: { _id: id } }]);
  // the admin's own change has no key
  const { version: next } = noted.body;
  const own = await admin.post(`/api/admin/orders/${id}/actions`, {
    action: 'note',
    version: next,
    note: 'mine',
  });
  expect(own.body.history.at(-1)).toMatchObject({ apiKey: null, note: 'mine' });
});

test.each([
  ['pay', { method: 'bank', reference: 'UTR-1' }],
  ['cancel', { reason: 'no stock' }],
  ['refund', { amount: 1, reason: 'broken', paymentId: '0190a000-0000-7000-8000-00000000beef' }],
])('to %s an order, a key needs write:payments too', async (action, input) => {
  const { id } = await makeOrder(shop);
  const { version } = (await asKey((await insertApiKey(shop)).key).get(`/api/admin/orders/${id}`)).body;
  const perform = async (scopes: Parameters<typeof insertApiKey>[1]) =>
    (
      await asKey((await insertApiKey(shop, scopes)).key).post(`/api/admin/orders/${id}/actions`, {
        ...{ action, version, ...input },
      })
    ).body;
  expect(await perform({ scopes: ['write:orders'] })).toMatchObject({
    code: 'scope-missing',
    scope: 'write:payments',
  });
  expect((await perform({ scopes: ['write:payments'] })).scope).toBe('write:orders');
  expect((await perform({ scopes: ['write:orders', 'write:payments'] })).code).not.toBe('scope-missing');
});

test('stock written twice at once: the second is told that the food changed', async () => {
  const { key } = await insertApiKey(shop, { name: 'Scale', scopes: ['read:foods', 'write:stock'] });
  const path = '/api/admin/foods/wood-pressed-sesame-oil';
  const before = (await asKey(key).get(path)).body;
  const [size] = before.quantities;
  const write = (stock: number | null, version = before.version, name = size.size) =>
    put(key, `${path}/stock`, { version, sizes: [{ size: name, stock }] });
  const both = await Promise.all([write(41), write(42)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const after = (await asKey(key).get(path)).body;
  const winner = both[0]?.status === 200 ? 41 : 42;
  expect(after).toEqual({
    ...before,
    version: before.version + 1,
    quantities: [{ ...size, stock: winner }, ...before.quantities.slice(1)],
  });
  const unknown = await write(1, after.version, 'no such size');
  expect([unknown.status, (await unknown.json()).code]).toEqual([400, 'size-not-sold']);
  expect((await write(-1, after.version)).status).toBe(400);
  expect((await put(key, `${path}/stock`, { sizes: [{ size: size.size, stock: 1 }] })).status).toBe(400);
  expect((await put(key, '/api/foods', before)).status).toBe(403);
  const unlimited = await write(null, after.version);
  expect((await unlimited.json()).quantities[0].stock).toBeNull();
  expect(await lastChange(shop, 'food wood-pressed-sesame-oil')).toMatchObject({
    action: 'change stock',
    changes: { [size.size]: [winner, null] },
  });
});

test('orders that were paid since a time, however old they are', async () => {
  const program = asKey((await insertApiKey(shop)).key);
  const { id } = await makeOrder(shop);
  await rows(shop, "update orders set created_at = now() - interval '5 hours' where id = $1", id);
  const since = (await rows<{ now: Date }>(shop, 'select now()'))[0]?.now.toISOString() ?? '';
  const paid = async () =>
    (
      (await program.get(`/api/admin/orders?payment=COMPLETED&paidSince=${since}`)).body as { _id: string }[]
    ).map(({ _id }) => _id);
  expect(await paid()).toEqual([]);
  const admin = await asAdmin(shop);
  await act(admin, id, 'confirm');
  const done = await act(admin, id, 'pay', { method: 'bank', reference: 'UTR-77' });
  expect(done.status).toBe(200);
  expect(await paid()).toEqual([id]);
  expect((await program.get('/api/admin/orders?paidSince=yesterday')).status).toBe(400);
});

test('a customer sees nothing of keys', async () => {
  const customer = as(shop, await makeShopper(shop));
  expect((await customer.get('/api/admin/api-keys')).body.code).toBe('not-admin');
});
