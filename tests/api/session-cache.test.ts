import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newToken, tokenHash } from '../../src/server/platform/tokens.ts';
import { makeAdmin } from '../support/admins.ts';
import { countQueries } from '../support/count-queries.ts';
import { openHeldWire } from '../support/held-connection.ts';
import { bearer, codeFor, cookieOf, json } from '../support/people.ts';
import { makeShopper, type Shopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

/** Two replicas: what happens on the first must be known to the second. */
let first: TestShop;
let second: TestShop;
beforeAll(async () => {
  first = await openTestShop({}, { cachesSessions: true });
  second = await openTestShop({}, { cachesSessions: true, databaseUrl: first.databaseUrl });
  await hearing(first, second);
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const hearing = (...shops: TestShop[]) =>
  vi.waitUntil(() => shops.every(({ changes }) => changes.isHearing()), { timeout: 10_000 });
const change = (sql: string, values: unknown[] = []) => first.database.pool.query(sql, values);
const send = async (shop: TestShop, { token }: { token: string }, init: RequestInit, path: string) => {
  const response = await shop.request(path, { ...init, headers: { ...init.headers, ...bearer(token) } });
  expect(response.status, await response.clone().text()).toBe(200);
};
const statusAt = async (shop: TestShop, { token }: { token: string }, path = '/api/cart') =>
  (await shop.request(path, { headers: bearer(token) })).status;

/** Queries to read the cart. */
const queriesFor = (shop: TestShop, who: { token: string }) => countQueries(shop, () => statusAt(shop, who));

/** Until neither shop looks this session up: only the cart is read. */
async function rememberAt(shops: TestShop[], who: { token: string }): Promise<void> {
  await hearing(...shops);
  for (const shop of shops) {
    await vi.waitUntil(async () => (await queriesFor(shop, who)) === 1, { timeout: 5000 });
    expect(await statusAt(shop, who)).toBe(200);
  }
}

async function otherDevice({ id }: Pick<Shopper, 'id'>): Promise<{ token: string }> {
  const token = newToken();
  await change(
    "insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 day')",
    [tokenHash(token), id],
  );
  return { token };
}

const withinASecond = { timeout: 1000, interval: 10 };

test('a session is looked up once; one that does not exist every time', async () => {
  const who = await makeShopper(first);
  await hearing(first);
  expect(await queriesFor(first, who)).toBeGreaterThan(1);
  await rememberAt([first], who);
  const stranger = { token: 'no-such-token' };
  for (let again = 0; again < 3; again += 1) {
    expect(await queriesFor(first, stranger)).toBeGreaterThan(0);
    expect(await statusAt(first, stranger)).toBe(401);
  }
});

const REVOCATIONS: Record<string, (who: Shopper) => Promise<void>> = {
  'log-out': (who) => send(first, who, { method: 'POST' }, '/api/users/logout'),
  'log-out of all other devices': async (who) =>
    send(first, await otherDevice(who), { method: 'DELETE' }, '/api/users/devices'),
  'log-out of this device on another': async (who) => {
    const { rows } = await change('select id from sessions where token_hash = $1', [tokenHash(who.token)]);
    await send(first, await otherDevice(who), { method: 'DELETE' }, `/api/users/devices/${rows[0].id}`);
  },
  'a new password': async (who) =>
    send(first, await otherDevice(who), json('PUT', { password: 'Newer@1234' }), '/api/users/updateProfile'),
  'block by an admin': async ({ id }) =>
    send(first, await makeAdmin(first), { method: 'PUT' }, `/api/users/toggleBlock/${id}`),
  'an e-mail changed by an admin': async ({ id }) =>
    send(
      first,
      await makeAdmin(first),
      json('PUT', {
        _id: id,
        name: 'Shopper',
        email: `new-${id}@example.org`,
        address: 'Mill Street 12',
        isAdmin: false,
      }),
      '/api/users/update',
    ),
  'a deleted account': (who) => send(first, who, { method: 'DELETE' }, '/api/users/me'),
};

test.each(Object.entries(REVOCATIONS))(
  '%s ends the session at once here, and within a second on the other replica',
  async (_, revoke) => {
    const who = await makeShopper(first);
    await rememberAt([first, second], who);
    await revoke(who);
    expect(await statusAt(first, who)).toBe(401);
    await expect.poll(() => statusAt(second, who), withinASecond).toBe(401);
  },
);

test('a reset password ends every session at once here, and within a second on the other replica', async () => {
  const who = await makeShopper(first);
  const { email } = who;
  await rememberAt([first, second], who);
  await first.request('/api/forget/forget-send-otp', json('POST', { email }));
  // either replica sends the e-mail, each into the mailbox of its own sandbox
  const otp = await Promise.any([codeFor(first, email), codeFor(second, email)]);
  const verified = await first.request('/api/forget/forget-verify-otp', json('POST', { email, otp }));
  const headers = { Cookie: cookieOf(verified) };
  const reset = json('POST', { email, password: 'Fresh@1234' }, headers);
  expect((await first.request('/api/forget/forget-reset-password', reset)).status).toBe(200);
  expect(await statusAt(first, who)).toBe(401);
  await expect.poll(() => statusAt(second, who), withinASecond).toBe(401);
});

test('admin rights that were taken away or given count at once here, and within a second on the other replica', async () => {
  const other = await makeAdmin(first);
  const admin = await makeAdmin(first);
  const rights = (isAdmin: boolean) =>
    send(
      first,
      other,
      json('PUT', { _id: admin.id, name: 'Shopper', email: admin.email, address: 'Mill Street 12', isAdmin }),
      '/api/users/update',
    );
  await rememberAt([first, second], admin);
  for (const shop of [first, second]) expect(await statusAt(shop, admin, '/api/users/getAll')).toBe(200);
  await rights(false);
  expect(await statusAt(first, admin, '/api/users/getAll')).not.toBe(200);
  await expect.poll(() => statusAt(second, admin, '/api/users/getAll'), withinASecond).not.toBe(200);
});

test.each([
  ['blocked', 'update users set is_blocked = true where id = $1', 403, '/api/cart'],
  ['no admin any more', 'update users set is_admin = false where id = $1', 403, '/api/users/getAll'],
  ['deleted', 'delete from sessions where user_id = $1', 401, '/api/cart'],
  [
    'expired',
    "update sessions set expires_at = now() - interval '1 second' where user_id = $1",
    401,
    '/api/cart',
  ],
])(
  'whoever is %s in the database is rejected within a second on every replica',
  async (_, sql, status, path) => {
    const who = await makeAdmin(first);
    await rememberAt([first, second], who);
    await change(sql, [who.id]);
    for (const shop of [first, second])
      await expect.poll(() => statusAt(shop, who, path), withinASecond).toBe(status);
  },
);

test('a session is rejected when its time is over, without a notification', async () => {
  const who = await makeShopper(first);
  const seconds = 2;
  await change(`update sessions set expires_at = now() + interval '${seconds} seconds' where user_id = $1`, [
    who.id,
  ]);
  const expired = performance.now() + seconds * 1000;
  await rememberAt([first, second], who);
  await vi.waitUntil(() => performance.now() > expired, { timeout: 5000 });
  for (const shop of [first, second]) expect(await statusAt(shop, who)).toBe(401);
});

test('many sessions that end at once are all rejected within a second', async () => {
  const people = await Promise.all(Array.from({ length: 120 }, () => makeShopper(first)));
  const last = people.at(-1) ?? people[0];
  if (!last) throw new Error('nobody');
  await rememberAt([second], last);
  await change('delete from sessions where user_id = any($1)', [people.map(({ id }) => id)]);
  await expect.poll(() => statusAt(second, last), withinASecond).toBe(401);
});

test('while notifications cannot arrive, every session is looked up', async () => {
  const who = await makeShopper(first);
  await rememberAt([first, second], who);
  await change(
    "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' or (query = 'select 1' and pid <> pg_backend_pid())",
  );
  await change('delete from sessions where user_id = $1', [who.id]);
  for (const shop of [first, second]) await expect.poll(() => statusAt(shop, who), withinASecond).toBe(401);
  const another = await makeShopper(first);
  await rememberAt([first, second], another);
});

test('a listening connection that is silent without being closed hides an ended session for less than a second', async () => {
  const url = new URL(first.databaseUrl);
  const wire = await openHeldWire(Number(url.port));
  url.port = String(wire.port);
  const replica = await openTestShop({}, { cachesSessions: true, databaseUrl: url.href });
  try {
    const who = await makeShopper(first);
    await rememberAt([replica], who);
    // the next ping never arrives, so nothing is heard from here on
    await wire.hold({ matches: /select 1\0/, when: 'said' });
    await change('delete from sessions where user_id = $1', [who.id]);
    await expect.poll(() => statusAt(replica, who), withinASecond).toBe(401);
  } finally {
    await replica.close();
    await wire.close();
  }
});
