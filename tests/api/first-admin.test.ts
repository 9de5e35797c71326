import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFirstAdminLink } from '../../src/server/setup/first-admin.ts';
import { makeAdmin } from '../support/admins.ts';
import { BARE_LIVE, LIVE_URL } from '../support/live-world.ts';
import { bearer, CUSTOMER, json } from '../support/people.ts';
import { withApp } from '../support/second-factors.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(BARE_LIVE);
  await shop.database.pool.query('update users set is_admin = false');
});
afterAll(() => shop.close());

const ACCOUNT = { name: 'Eswari', email: 'eswari@vayal.example', password: 'Farm@1234' };
const newLink = () => newFirstAdminLink(shop.database.db, shop.config);
const tokenOf = (link: string | undefined) => new URL(link ?? '').searchParams.get('token') ?? '';
const create = (token: string, changes: object = {}) =>
  shop.request('/api/setup/first-admin', json('POST', { token, ...ACCOUNT, ...changes }));

test('only the newest printed link creates the first admin, once', async () => {
  const older = tokenOf(await newLink());
  const link = await newLink();
  expect(link).toMatch(new RegExp(`^${LIVE_URL}/first-admin\\?token=`));
  const token = tokenOf(link);
  for (const wrong of [older, 'x'.repeat(43)]) {
    const rejected = await create(wrong);
    expect(rejected.status).toBe(409);
    expect(await rejected.json()).toMatchObject({ code: 'first-admin-link' });
  }
  expect((await create(token, { password: 'short' })).status).toBe(400);
  // a stranger's link must not take over the account of a customer
  const taken = await create(token, { email: CUSTOMER.email });
  expect(taken.status).toBe(409);
  expect(await taken.json()).toMatchObject({
    code: 'first-admin-customer',
    error: expect.stringContaining('use another one'),
  });
  const responses = await Promise.all([create(token), create(token, { email: 'other@vayal.example' })]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  const created = await responses.find(({ status }) => status === 200)?.json();
  expect(created).toMatchObject({ isAdmin: true });
  const admin = await shop.request('/api/admin/self-check', { headers: bearer(created.token) });
  expect([admin.status, (await admin.json()).code]).toEqual([409, 'second-factor-missing']);
  await withApp(shop, created);
  const secured = await shop.request('/api/admin/self-check', { headers: bearer(created.token) });
  expect(secured.status).toBe(200);
  expect((await create(token, { email: 'third@vayal.example' })).status).toBe(409);
});

test('a shop with an admin, and a demo shop, print no link', async () => {
  await makeAdmin(shop);
  expect(await newLink()).toBeUndefined();
  expect(await newFirstAdminLink(shop.database.db, { ...shop.config, mode: 'demo' })).toBeUndefined();
});
