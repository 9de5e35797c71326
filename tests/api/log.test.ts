import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '../../src/server/platform/log.ts';
import { makeAdmin, makeBlocked } from '../support/admins.ts';
import { PATIENCE } from '../support/patience.ts';
import { bearer, json } from '../support/people.ts';
import { makeShopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const ADDRESS = '203.0.113.7';
const TYPED = 'what-a-customer-typed';
const lines: string[] = [];

let shop: TestShop;
beforeAll(async () => {
  const log = createLog('info', { write: (line) => void lines.push(line) });
  shop = await openTestShop({ TRUST_PROXY_HOPS: '1' }, { cachesResponses: true, log });
  await vi.waitUntil(() => shop.changes.isListening() && shop.priceClock.isReady(), PATIENCE);
});
afterAll(() => shop.close());
beforeEach(() => {
  lines.length = 0;
});

const from = { 'X-Forwarded-For': ADDRESS };
const send = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${shop.config.port}${path}`, { ...init, headers: { ...from, ...init.headers } });
const events = (message: string) =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === message);

test('T37 every request is logged with the client address and without its query, also from the cache', async () => {
  await send(`/api/foods?limit=3&search=${TYPED}`);
  await send(`/api/foods?limit=3&search=${TYPED}`);
  const requests = await vi.waitUntil(() => events('request').length === 2 && events('request'), PATIENCE);
  for (const request of requests)
    expect(request).toMatchObject({ method: 'GET', path: '/api/foods', status: 200, address: ADDRESS });
  expect(lines.join()).not.toContain(TYPED);
});

test('T37 what somebody searched for and the secret of a link are not logged as part of the path', async () => {
  await send(`/api/foods/search/${TYPED}`);
  await send(`/api/restock-requests/${TYPED}`);
  const requests = await vi.waitUntil(() => events('request').length === 2 && events('request'), PATIENCE);
  expect(requests.map(({ path }) => path)).toEqual([
    '/api/foods/search/:term',
    '/api/restock-requests/:token',
  ]);
  expect(lines.join()).not.toContain(TYPED);
});

test('a request is logged with the account that made it, also one that was rejected', async () => {
  const shopper = await makeShopper(shop);
  const blocked = await makeBlocked(shop);
  await send('/api/cart', { headers: bearer(shopper.token) });
  await send('/api/admin/audit', { headers: bearer(shopper.token) });
  await send('/api/cart', { headers: bearer(blocked.token) });
  const requests = await vi.waitUntil(() => events('request').length === 3 && events('request'), PATIENCE);
  expect(requests.map(({ status, account }) => [status, account])).toEqual([
    [200, shopper.id],
    [403, shopper.id],
    [403, blocked.id],
  ]);
});

test('a failed login is an event with address, reason and account, without e-mail and password', async () => {
  const admin = await makeAdmin(shop);
  const { rows } = await shop.database.pool.query('select email from users where id = $1', [admin.id]);
  const { email } = rows[0] as { email: string };
  const logIn = (who: string) =>
    send('/api/users/login', json('POST', { email: who, password: `${TYPED}1A@` }));
  await logIn(email);
  await logIn(`${TYPED}@example.org`);
  expect(events('login failed')).toMatchObject([
    { level: 40, event: 'login-failed', reason: 'wrong-login', address: ADDRESS, account: admin.id },
    { level: 40, event: 'login-failed', reason: 'wrong-login', address: ADDRESS },
  ]);
  expect(events('login failed')[1]).not.toHaveProperty('account');
  for (let guess = 0; guess < 10; guess += 1) await logIn(email);
  expect(events('login failed').at(-1)).toMatchObject({ reason: 'too-many', account: admin.id });
  expect(lines.join()).not.toContain(TYPED);
  expect(lines.join()).not.toContain(email);
});
