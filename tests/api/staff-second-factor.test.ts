import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../src/server/platform/passwords.ts';
import { makeAdmin } from '../support/admins.ts';
import { type LiveShop, openLiveShop } from '../support/live-shop.ts';
import { LIVE_URL } from '../support/live-world.ts';
import { bearer, json } from '../support/people.ts';
import type { Shopper } from '../support/sales.ts';
import { call, codeOf, withApp, withPasskey } from '../support/second-factors.ts';

const PASSWORD = 'Sesame@12345678';
let live: LiveShop;
let hash: string;
beforeAll(async () => {
  live = await openLiveShop();
  hash = await hashPassword(PASSWORD);
});
afterAll(() => live.close());

const missing = { status: 409, body: { code: 'second-factor-missing' } };
const staff = async ({ token }: { token: string }) => {
  const response = await live.shop.request('/api/admin/staff', { headers: bearer(token) });
  return { status: response.status, body: await response.json() };
};
const logIn = async ({ email }: Shopper, secondFactor?: string) => {
  const body = { email, password: PASSWORD, ...(secondFactor && { secondFactor }) };
  return (await live.shop.request('/api/users/login', json('POST', body))).json();
};
const makeFullAdmin = async () => {
  const owner = await makeAdmin(live.shop);
  await live.shop.database.pool.query('update users set password_hash = $2 where id = $1', [owner.id, hash]);
  return owner;
};

test('in a live shop the admin area opens after a second step was set up', async () => {
  const owner = await makeFullAdmin();
  const signedIn = await logIn(owner);
  expect(await staff(signedIn)).toMatchObject(missing);
  // what every customer may do stays open
  expect((await call(live.shop, signedIn, 'GET /me/factors')).body).toMatchObject({
    isRequired: true,
    isProved: false,
  });
  const { secret } = await withApp(live.shop, signedIn);
  expect((await staff(signedIn)).status).toBe(200);
  expect((await staff(await logIn(owner, codeOf(secret)))).status).toBe(200);
});

test('a password alone neither opens the admin area nor replaces the passkey', async () => {
  const owner = await makeFullAdmin();
  const authenticator = await withPasskey(live.shop, owner, LIVE_URL);
  const thief = await logIn(owner);
  expect(await staff(thief)).toMatchObject(missing);
  for (const line of ['POST /me/passkeys/options', 'POST /me/authenticator-app', 'POST /me/recovery-codes'])
    expect(await call(live.shop, thief, line, {})).toMatchObject(missing);
  const { passkeys } = (await call(live.shop, thief, 'GET /me/factors')).body;
  expect(await call(live.shop, thief, `DELETE /me/passkeys/${passkeys[0].id}`)).toMatchObject(missing);
  const { body } = await call(live.shop, thief, 'POST /me/confirmation/options', {});
  const passkey = authenticator.get(body, { origin: LIVE_URL });
  expect((await call(live.shop, thief, 'POST /me/confirmation', { by: 'passkey', passkey })).status).toBe(
    200,
  );
  expect((await staff(thief)).status).toBe(200);
});

test('a passkey of another domain does not count: the shop has moved', async () => {
  const owner = await makeFullAdmin();
  await withPasskey(live.shop, owner, LIVE_URL);
  await live.shop.database.pool.query("update passkeys set rp_id = 'old.example' where user_id = $1", [
    owner.id,
  ]);
  const signedIn = await logIn(owner);
  await withApp(live.shop, signedIn);
  expect((await staff(signedIn)).status).toBe(200);
});
