import { afterAll, beforeAll, expect, test } from 'vitest';
import { softwareAuthenticator } from '../support/authenticator.ts';
import { bearer, json, mailTo } from '../support/people.ts';
import { makeShopper } from '../support/sales.ts';
import { call, withPasskey } from '../support/second-factors.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const ORIGIN = 'http://localhost:3000';
const EVIL = 'http://evil.example';
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

type Authenticator = ReturnType<typeof softwareAuthenticator>;
type Signing = Parameters<Authenticator['get']>[1];

const send = async (path: string, body: object) => {
  const response = await shop.request(`/api/users${path}`, json('POST', body));
  return { status: response.status, body: await response.json() };
};
const options = async () => (await send('/passkey-login/options', {})).body;
const logIn = async (authenticator: Authenticator, signing: Partial<Signing> = {}) =>
  send('/passkey-login', { passkey: authenticator.get(await options(), { origin: ORIGIN, ...signing }) });
const rejected = { status: 400, body: { code: 'passkey-failed' } };
const eventsOf = async (id: string) => {
  const { rows } = await shop.database.pool.query(
    'select kind, detail from security_events where account_id = $1 order by id',
    [id],
  );
  return rows.map(({ kind, detail }) => [kind, detail.factor ?? detail.by]);
};

test('a passkey is added, logs in, is renamed and removed', async () => {
  const person = await makeShopper(shop);
  const authenticator = await withPasskey(shop, person, ORIGIN);
  const { body: factors } = await call(shop, person, 'GET /me/factors');
  expect(factors).toMatchObject({ appSince: null, isProved: true, isRequired: false });
  const [{ id, lastUsedAt }] = factors.passkeys;
  expect(lastUsedAt).toBeNull();

  const signedIn = await logIn(authenticator);
  expect(signedIn).toMatchObject({ status: 200, body: { _id: person.id, email: person.email } });
  const me = await shop.request('/api/users/me', { headers: bearer(signedIn.body.token) });
  expect(me.status).toBe(200);

  const renamed = await call(shop, person, `PUT /me/passkeys/${id}`, { name: '  My phone ' });
  expect(renamed.body.passkeys).toMatchObject([{ name: 'My phone', lastUsedAt: expect.any(String) }]);
  expect((await mailTo(shop, person.email)).subject).toBe('A passkey was added to your account');

  const removed = await call(shop, person, `DELETE /me/passkeys/${id}`);
  expect(removed.body.passkeys).toEqual([]);
  expect(await logIn(authenticator)).toMatchObject(rejected);
  expect((await mailTo(shop, person.email, 2)).subject).toBe('A passkey was removed from your account');
  expect(await eventsOf(person.id)).toEqual([
    ['factor-added', 'passkey'],
    ['sign-in', 'passkey'],
    ['factor-removed', 'passkey'],
  ]);
});

test.each<[string, Partial<Signing>]>([
  ['on another origin', { origin: EVIL, rpId: 'localhost' }],
  ['for another domain', { rpId: 'evil.example' }],
  ['of a challenge that the shop did not give out', { challenge: 'A'.repeat(43) }],
  ['without finger, face or PIN', { isVerified: false }],
  ['for another purpose', { type: 'webauthn.create' }],
  ['with a counter of a copy', { counter: 1 }],
])('a signature %s does not log in', async (_, signing) => {
  const authenticator = await withPasskey(shop, await makeShopper(shop), ORIGIN);
  expect((await logIn(authenticator)).status).toBe(200);
  expect(await logIn(authenticator, signing)).toMatchObject(rejected);
});

test('a signature counts once, also for two requests at the same time', async () => {
  const authenticator = await withPasskey(shop, await makeShopper(shop), ORIGIN);
  const passkey = authenticator.get(await options(), { origin: ORIGIN });
  const both = await Promise.all([send('/passkey-login', { passkey }), send('/passkey-login', { passkey })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await send('/passkey-login', { passkey })).toMatchObject(rejected);
});

test('a challenge expires, and one for a confirmation does not log in', async () => {
  const person = await makeShopper(shop);
  const authenticator = await withPasskey(shop, person, ORIGIN);
  const late = authenticator.get(await options(), { origin: ORIGIN });
  await shop.database.pool.query("update passkey_challenges set expires_at = now() - interval '1 second'");
  expect(await send('/passkey-login', { passkey: late })).toMatchObject(rejected);
  const { body } = await call(shop, person, 'POST /me/confirmation/options', {});
  const other = authenticator.get(body, { origin: ORIGIN });
  expect(await send('/passkey-login', { passkey: other })).toMatchObject(rejected);
});

test.each<[string, Partial<Signing>]>([
  ['on another origin', { origin: EVIL, rpId: 'localhost' }],
  ['for another domain', { rpId: 'evil.example' }],
  ['for a challenge that the shop did not give out', { challenge: 'A'.repeat(43) }],
  ['without finger, face or PIN', { isVerified: false }],
])('a passkey that was made %s is not added', async (_, signing) => {
  const person = await makeShopper(shop);
  const { body } = await call(shop, person, 'POST /me/passkeys/options', {});
  const passkey = softwareAuthenticator().create(body, { origin: ORIGIN, ...signing });
  expect(await call(shop, person, 'POST /me/passkeys', { passkey })).toMatchObject(rejected);
});

test('the challenge of one person adds no passkey to another account', async () => {
  const [person, thief] = [await makeShopper(shop), await makeShopper(shop)];
  const { body } = await call(shop, person, 'POST /me/passkeys/options', {});
  const passkey = softwareAuthenticator().create(body, { origin: ORIGIN });
  expect(await call(shop, thief, 'POST /me/passkeys', { passkey })).toMatchObject(rejected);
});

test('a stolen token of an older session adds no passkey', async () => {
  const person = await makeShopper(shop);
  await shop.database.pool.query(
    "update sessions set created_at = now() - interval '11 minutes' where user_id = $1",
    [person.id],
  );
  for (const line of ['POST /me/passkeys/options', 'POST /me/authenticator-app'])
    expect(await call(shop, person, line, {})).toMatchObject({ status: 409, body: { code: 'proof-needed' } });
});

test('a blocked person does not get in with a passkey', async () => {
  const person = await makeShopper(shop);
  const authenticator = await withPasskey(shop, person, ORIGIN);
  await shop.database.pool.query('update users set is_blocked = true where id = $1', [person.id]);
  expect((await logIn(authenticator)).body.code).toBe('login-blocked');
});

test.each([
  {},
  { passkey: {} },
  { passkey: { id: 'x', rawId: 'x', type: 'public-key', response: {} } },
  {
    passkey: {
      id: '%%%',
      rawId: '%%%',
      type: 'public-key',
      response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
    },
  },
])('nonsense as a passkey is rejected: %j', async (body) => {
  expect((await send('/passkey-login', body)).status).toBe(400);
});
