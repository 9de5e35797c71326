import { exportSPKI, generateKeyPair, importJWK, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGoogleIssuer } from '../../sandbox/google/issuer.ts';
import { hashPassword } from '../../src/server/platform/passwords.ts';
import { makeCustomer } from '../support/insert-customer.ts';
import { bearer, cookieOf, json, mailTo, REGISTRATION } from '../support/people.ts';
import { makeShopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ TRUST_PROXY_HOPS: '1' });
});
afterAll(() => shop.close());

let count = 0;
const from = () => {
  count += 1;
  return { 'X-Forwarded-For': `192.0.2.${count}` };
};

interface Started {
  Cookie: string;
  claims: Record<string, unknown>;
}

/** Starts a sign-in as the popup does, by default as a new Google user. */
async function start(person: Record<string, unknown> = {}): Promise<Started> {
  const response = await shop.request('/auth/google/start?state=0123456789abcdef', { headers: from() });
  expect(response.status).toBe(302);
  const page = new URL(response.headers.get('Location') ?? '');
  const aud = page.searchParams.get('client_id');
  count += 1;
  return {
    Cookie: cookieOf(response),
    claims: {
      sub: `subject-${count}`,
      email: `google${count}@gmail.example`,
      email_verified: true,
      name: 'Lakshmi',
      aud,
      azp: aud,
      nonce: page.searchParams.get('nonce'),
      ...person,
    },
  };
}
const signIn = (credential: string, Cookie = '', body: object = {}) =>
  shop.request(
    '/api/users/google-signup',
    json('POST', { credential, ...body }, { ...from(), ...(Cookie && { Cookie }) }),
  );
const sign = (claims: Record<string, unknown>, options?: { expiresIn?: string; issuedAt?: number }) =>
  shop.sandbox.google.sign(claims, options);
const logIn = (email: string, password: string) =>
  shop.request('/api/users/login', json('POST', { email, password }, from()));
/** The numbers of accounts and sessions. */
const entries = async () => {
  const { rows } = await shop.database.pool.query(
    'select (select count(*) from users) users, (select count(*) from sessions) sessions',
  );
  return rows[0] as { users: number; sessions: number };
};

/** Expects an error without any stored data. */
async function rejected(
  response: Response | Promise<Response>,
  before: { users: number; sessions: number },
): Promise<void> {
  const { status, headers } = await response;
  expect(status).toBe(400);
  expect(headers.getSetCookie()).toEqual([]);
  expect(await entries()).toEqual(before);
}

test('ST-01 a new user gets name and e-mail of the token, whatever the body has', async () => {
  const { Cookie, claims } = await start();
  const body = { name: 'Somebody else', isAdmin: true, isBlocked: true };
  const response = await signIn(await sign(claims), Cookie, body);
  expect(response.status).toBe(200);
  const user = await response.json();
  expect(user).toMatchObject({ name: 'Lakshmi', email: claims.email, isAdmin: false, isBlocked: false });
  const devices = await shop.request('/api/users/devices', { headers: bearer(user.token) });
  expect(devices.status).toBe(200);
  expect((await mailTo(shop, String(claims.email))).subject).toMatch(/^Welcome to/);
});

test('the popup starts with a secret in a cookie; an invalid state is rejected', async () => {
  const response = await shop.request('/auth/google/start?state=0123456789abcdef', { headers: from() });
  expect(response.headers.getSetCookie()[0]).toMatch(/HttpOnly.*SameSite=Strict|SameSite=Strict.*HttpOnly/i);
  expect(response.headers.get('Location')).not.toContain(cookieOf(response).split('=')[1]);
  for (const state of ['', 'short', '<script>alert(1)</script>', 'x'.repeat(200)]) {
    const odd = await shop.request(`/auth/google/start?state=${encodeURIComponent(state)}`);
    expect(odd.status).toBe(400);
  }
});

test('1 E-15 without a valid credential no account is created and nobody is signed in', async () => {
  const before = await entries();
  const { Cookie } = await start();
  for (const email of ['customer@example.com', 'nobody-yet@gmail.example']) {
    const bare = json('POST', { name: 'Victim', email }, { ...from(), Cookie });
    await rejected(shop.request('/api/users/google-signup', bare), before);
  }
  for (const credential of ['x', 'a.b.c', '..', `${'x'.repeat(7000)}`]) {
    await rejected(signIn(credential, Cookie), before);
  }
});

test.each([
  ['another audience', { aud: 'other-shop' }, {}],
  ['another authorised party', { azp: 'other-shop' }, {}],
  ['another issuer', { iss: 'https://evil.example' }, {}],
  ['an unverified address', { email_verified: false }, {}],
  ['no email_verified claim', { email_verified: undefined }, {}],
  ['email_verified as a string', { email_verified: 'true' }, {}],
  ['no nonce', { nonce: undefined }, {}],
  ['another nonce', { nonce: 'other' }, {}],
  ['no subject', { sub: undefined }, {}],
  ['an invalid e-mail', { email: 'nope' }, {}],
  ['an expired lifetime', {}, { expiresIn: '-1m', issuedAt: Math.floor(Date.now() / 1000) - 3600 }],
  ['an issue time a day ago', {}, { expiresIn: '1h', issuedAt: Math.floor(Date.now() / 1000) - 86_400 }],
])('2 3 a token with %s is rejected', async (_, wrong, options) => {
  const before = await entries();
  const { Cookie, claims } = await start(wrong);
  await rejected(signIn(await sign(claims, options), Cookie), before);
});

test('2 a token with a signature of another key is rejected, also with the right key id', async () => {
  const before = await entries();
  const { Cookie, claims } = await start();
  const forger = createGoogleIssuer(shop.sandbox.google.issuer);
  await rejected(signIn(await forger.sign(claims), Cookie), before);
  const { keys } = await shop.sandbox.google.keys();
  const { privateKey } = await generateKeyPair('RS256');
  const named = new SignJWT({ iss: shop.sandbox.google.issuer, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: keys[0]?.kid ?? '' })
    .setIssuedAt()
    .setExpirationTime('1h');
  await rejected(signIn(await named.sign(privateKey), Cookie), before);
});

test('a token whose claims were changed after signing is rejected', async () => {
  const before = await entries();
  const { Cookie, claims } = await start();
  const [head, , signature] = (await sign(claims)).split('.');
  const payload = encode({ ...claims, iss: shop.sandbox.google.issuer, email: 'customer@example.com' });
  await rejected(signIn(`${head}.${payload}.${signature}`, Cookie), before);
});

test('2 a token without a signature is rejected', async () => {
  const before = await entries();
  const { Cookie, claims } = await start();
  const seconds = Math.floor(Date.now() / 1000);
  const payload = { ...claims, iss: shop.sandbox.google.issuer, iat: seconds, exp: seconds + 3600 };
  for (const alg of ['none', 'None', 'NONE']) {
    await rejected(signIn(`${encode({ alg, typ: 'JWT' })}.${encode(payload)}.`, Cookie), before);
  }
});

test('2 a token signed by HMAC with the public key is rejected', async () => {
  const before = await entries();
  const { Cookie, claims } = await start();
  const { keys } = await shop.sandbox.google.keys();
  const [key] = keys;
  if (!key) throw new Error('no key');
  const secret = await exportSPKI((await importJWK(key, 'RS256')) as CryptoKey);
  const token = await new SignJWT({ iss: shop.sandbox.google.issuer, ...claims })
    .setProtectedHeader({ alg: 'HS256', kid: key.kid ?? '' })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(secret));
  await rejected(signIn(token, Cookie), before);
});

test("4 an e-mail in the body other than the token's is rejected; the same in capitals is accepted", async () => {
  const before = await entries();
  const { Cookie, claims } = await start();
  const token = await sign(claims);
  await rejected(signIn(token, Cookie, { email: 'customer@example.com' }), before);
  const response = await signIn(token, Cookie, { email: String(claims.email).toUpperCase() });
  expect(response.status).toBe(200);
});

test('7 a token is valid once, also in concurrent requests', async () => {
  const { Cookie, claims } = await start();
  const token = await sign(claims);
  const responses = await Promise.all([signIn(token, Cookie), signIn(token, Cookie), signIn(token, Cookie)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  expect((await signIn(token, Cookie)).status).toBe(400);
});

test('a token needs the cookie of the browser that started: none or another one is rejected', async () => {
  const before = await entries();
  const { Cookie, claims } = await start();
  const other = await start();
  const token = await sign(claims);
  await rejected(signIn(token), before);
  await rejected(signIn(token, other.Cookie), before);
  expect((await signIn(token, Cookie)).status).toBe(200);
});

test('5 a Google user with a new e-mail has the same account', async () => {
  const first = await start({ sub: 'stays-the-same' });
  const { _id } = await (await signIn(await sign(first.claims), first.Cookie)).json();
  const second = await start({ sub: 'stays-the-same', email: 'moved@gmail.example' });
  const again = await (await signIn(await sign(second.claims), second.Cookie)).json();
  expect(again).toMatchObject({ _id, email: first.claims.email });
});

test('an existing account is linked and notified by e-mail; its password stays valid', async () => {
  const known = await makeCustomer(shop, 'both-ways@example.org');
  const { Cookie, claims } = await start({ email: 'Both-Ways@example.org' });
  const response = await signIn(await sign(claims), Cookie);
  expect(await response.json()).toMatchObject({ _id: known._id, name: known.name });
  expect((await mailTo(shop, known.email)).subject).toBe('Google was connected to your account');
  expect((await logIn(known.email, REGISTRATION.password)).status).toBe(200);
});

test('6 T2 an account with an unverified e-mail loses its password and its sessions', async () => {
  const stranger = await makeShopper(shop);
  await shop.database.pool.query(
    'update users set password_hash = $2, email_verified_at = null where id = $1',
    [stranger.id, await hashPassword('Stranger@1')],
  );
  expect((await logIn(stranger.email, 'Stranger@1')).status).toBe(200);
  const { Cookie, claims } = await start({ email: stranger.email });
  const response = await signIn(await sign(claims), Cookie);
  const admin = await response.json();
  expect(admin._id).toBe(stranger.id);
  expect((await logIn(stranger.email, 'Stranger@1')).status).toBe(400);
  const isIn = async (token: string) =>
    (await shop.request('/api/users/devices', { headers: bearer(token) })).status === 200;
  expect(await isIn(stranger.token)).toBe(false);
  expect(await isIn(admin.token)).toBe(true);
});

test('a blocked user cannot sign in with Google', async () => {
  const { id, email } = await makeShopper(shop);
  await shop.database.pool.query('update users set is_blocked = true where id = $1', [id]);
  const { Cookie, claims } = await start({ email });
  const response = await signIn(await sign(claims), Cookie);
  expect([response.status, (await response.json()).code]).toEqual([400, 'login-blocked']);
});

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
