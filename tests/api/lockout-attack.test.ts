import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCustomer } from '../support/insert-customer.ts';
import { bearer, codeFor, cookieOf, json, REGISTRATION } from '../support/people.ts';
import { codeOf, withApp } from '../support/second-factors.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ TRUST_PROXY_HOPS: '1' });
});
afterAll(() => shop.close());

const { password } = REGISTRATION;
const from = (address: string) => ({ 'X-Forwarded-For': address });
const post = (path: string, body: unknown, headers: Record<string, string>) =>
  shop.request(path, json('POST', body, headers));
const logIn = (email: string, headers: Record<string, string>, input = password) =>
  post('/api/users/login', { email, password: input }, headers);

/** The counters that an attack on this e-mail from 10,000 addresses leaves. */
async function attackFrom10000Addresses(email: string) {
  await shop.database.pool.query(
    `insert into limits (key, points, expire)
     select name || ':' || case name when 'login-address' then '' else $1 || ' ' end
         || '100.' || n / 65536 || '.' || n / 256 % 256 || '.' || n % 256, 11, (extract(epoch from now()) + 900) * 1000
       from generate_series(1, 10000) n, unnest(array['login-pair', 'login-address']) name
     union all
     select name || $1, 100000, (extract(epoch from now()) + 3600) * 1000
       from unnest(array['login-person:', 'codes-everybody:login ', 'codes-everybody-day:login ',
         'codes-everybody:reset ', 'codes-everybody-day:reset ', 'wrong-codes:login ', 'wrong-codes:reset ']) name
     on conflict (key) do update set points = excluded.points`,
    [email],
  );
}

test('11 an attack from 10,000 addresses does not keep the owner out of a known device, by password or by code', async () => {
  const email = 'owner-under-attack@example.org';
  const { _id } = await makeCustomer(shop, email);
  await shop.database.pool.query("update users set is_admin = true, staff_role = 'owner' where id = $1", [
    _id,
  ]);
  const Cookie = cookieOf(await logIn(email, from('203.0.113.10')));
  const known = { ...from('203.0.113.11'), Cookie };
  await attackFrom10000Addresses(email);

  // hundreds of them at once, each from an address of its own: more than the queue for passwords holds
  const strangers = Array.from({ length: 300 }, (_, n) =>
    logIn(`nobody${n}@example.org`, from(`198.51.${n >> 8}.${n & 255}`), 'Wrong@1234'),
  );
  const onAccount = Array.from({ length: 100 }, (_, n) => logIn(email, from(`100.0.1.${n}`), 'Wrong@1234'));
  let isOver = false;
  const attack = Promise.all([...strangers, ...onAccount]).then((responses) => {
    isOver = true;
    return responses.map(({ status }) => status);
  });
  const owner = await logIn(email, known);
  expect(owner.status).toBe(200);
  expect(isOver).toBe(false);
  const statuses = await attack;
  expect(statuses.slice(0, 300)).toContain(503);
  expect(statuses.slice(0, 300)).not.toContain(200);
  expect(new Set(statuses.slice(300))).toEqual(new Set([429]));

  // a stranger's browser is asked for a code, and the known device gets one although strangers used up the mailbox
  expect((await logIn(email, from('203.0.113.12'))).status).toBe(429);
  expect((await post('/api/otp/login-send-otp', { email }, from('203.0.113.12'))).status).toBe(429);
  expect((await post('/api/otp/login-send-otp', { email }, known)).status).toBe(200);
  const otp = await codeFor(shop, email);
  const wrong = String((Number(otp) + 1) % 1_000_000).padStart(6, '0');
  expect((await post('/api/otp/login-verify-otp', { email, otp: wrong }, known)).status).toBe(400);
  const verified = await post('/api/otp/login-verify-otp', { email, otp }, known);
  expect(verified.status).toBe(200);
  const withToken = { ...known, Cookie: `${Cookie}; ${cookieOf(verified)}` };
  expect((await post('/api/users/code-login', { email }, withToken)).status).toBe(200);
});

test('11 at the limit of the person, a code by e-mail opens the door in a new browser', async () => {
  const { email } = await makeCustomer(shop, 'new-browser@example.org');
  await shop.database.pool.query(
    "insert into limits (key, points, expire) values ('login-person:' || $1, 300, (extract(epoch from now()) + 3600) * 1000)",
    [email],
  );
  const network = from('203.0.113.20');
  const rejected = await logIn(email, network);
  expect([rejected.status, rejected.headers.get('X-Error-Code')]).toEqual([429, 'login-needs-code']);
  const sent = await post('/api/otp/login-send-otp', { email }, network);
  const browser = { ...network, Cookie: cookieOf(sent) };
  const verified = await post(
    '/api/otp/login-verify-otp',
    { email, otp: await codeFor(shop, email) },
    browser,
  );
  const withToken = { ...network, Cookie: `${browser.Cookie}; ${cookieOf(verified)}` };
  expect((await post('/api/users/code-login', { email }, withToken)).status).toBe(200);
  // from now on it is a known browser, with attempts of its own
  expect((await logIn(email, browser)).status).toBe(200);
});

/** Signed in once in the browser of the cookie, with an app since then. */
async function withAppInKnownBrowser(email: string) {
  await makeCustomer(shop, email);
  const signedIn = await logIn(email, from('203.0.113.40'));
  const { secret, recoveryCodes } = await withApp(shop, await signedIn.json());
  return { secret, recoveryCodes, known: { ...from('203.0.113.41'), Cookie: cookieOf(signedIn) } };
}
const logInWith = (email: string, secondFactor: string, headers: Record<string, string>) =>
  post('/api/users/login', { email, password, secondFactor }, headers);

test('11 whoever knows the password and guesses the app’s code from many networks does not delay a known device', async () => {
  const email = 'guessed-app@example.org';
  const { secret, recoveryCodes, known } = await withAppInKnownBrowser(email);
  // nine of ten networks have used up their guesses before
  await shop.database.pool.query(
    `insert into limits (key, points, expire)
     values ('second-factor-all:' || $1, 90, (extract(epoch from now()) + 3600) * 1000)`,
    [email],
  );
  for (let n = 0; n < 10; n += 1)
    expect((await logInWith(email, '00000x', from('198.51.100.1'))).status).toBe(400);
  expect((await logInWith(email, codeOf(secret), from('198.51.100.2'))).status).toBe(429);
  expect((await logInWith(email, codeOf(secret), known)).status).toBe(200);
  // a known device has guesses of its own, also in the network of the stranger, and they end
  const near = { ...known, ...from('198.51.100.1') };
  for (let n = 0; n < 9; n += 1) expect((await logInWith(email, '00000x', near)).status).toBe(400);
  expect((await logInWith(email, recoveryCodes[0] ?? '', near)).status).toBe(429);
});

test('11 without the password or the mailed code nobody uses up guesses of the app’s code', async () => {
  const email = 'not-guessed-app@example.org';
  const { secret } = await withAppInKnownBrowser(email);
  const forged = `login-proof=${'x'.repeat(43)}`;
  for (let n = 0; n < 110; n += 1) {
    const headers = { ...from(`198.51.101.${n % 11}`), Cookie: forged };
    const response = await post('/api/users/code-login', { email, secondFactor: '123456' }, headers);
    expect([response.status, response.headers.get('X-Error-Code')]).toEqual([400, 'email-unverified']);
  }
  expect((await logInWith(email, codeOf(secret), from('203.0.113.42'))).status).toBe(200);
});

const purposes = [
  {
    purpose: 'register',
    send: '/api/otp/send-otp',
    verify: '/api/otp/verify-otp',
    use: '/api/users/register',
    body: (email: string) => ({ ...REGISTRATION, email }),
  },
  {
    purpose: 'login',
    send: '/api/otp/login-send-otp',
    verify: '/api/otp/login-verify-otp',
    use: '/api/users/code-login',
    body: (email: string) => ({ email, name: 'Meena' }),
  },
  {
    purpose: 'reset',
    send: '/api/forget/forget-send-otp',
    verify: '/api/forget/forget-verify-otp',
    use: '/api/forget/forget-reset-password',
    body: (email: string) => ({ email, password: 'Fresh@1234' }),
  },
] as const;

test.each(purposes)(
  '26 others in the same network cannot use up a verification ($purpose)',
  async ({ purpose, send, verify, use, body }) => {
    const email = `neighbour-${purpose}@example.org`;
    if (purpose === 'reset') await makeCustomer(shop, email);
    const network = from(`203.0.114.${send.length}`);
    const sent = await post(send, { email }, network);
    const otp = await codeFor(shop, email);
    const verified = await post(verify, { email, otp }, { ...network, Cookie: cookieOf(sent) });
    expect(verified.status).toBe(200);
    const Cookie = `${cookieOf(sent)}; ${cookieOf(verified)}`;
    const guess = { ...network, Cookie: `${purpose}-proof=${'x'.repeat(43)}` };
    for (let n = 0; n < 10; n += 1) {
      expect((await post(use, body(email), network)).status).toBe(400);
      expect((await post(use, body(email), guess)).status).toBe(400);
    }
    expect((await post(use, body(email), network)).status).toBe(429);
    expect((await post(use, body(email), guess)).status).toBe(429);
    expect((await post(use, body(email), { ...network, Cookie })).status).toBe(200);
    expect((await post(use, body(email), { ...network, Cookie })).status).toBe(429);
  },
);

test('a stolen session that guesses the password does not use up the guesses of the owner’s session', async () => {
  const email = 'stolen-session@example.org';
  const { token: stolen } = await makeCustomer(shop, email);
  const mine = (await (await logIn(email, from('203.0.113.30'))).json()).token;
  await shop.database.pool.query(
    "update sessions set created_at = now() - interval '1 hour' where user_id = (select id from users where email = $1)",
    [email],
  );
  const change = (token: string, currentPassword: string) =>
    shop.request(
      '/api/users/updateProfile',
      json('PUT', { password: 'Fresh@1234', currentPassword }, bearer(token)),
    );
  for (let n = 0; n < 10; n += 1) expect((await change(stolen, `Wrong@123${n}`)).status).toBe(409);
  // new passwords are limited per account, whoever sets them; this is about guesses
  await shop.database.pool.query("delete from limits where key like 'profile-password:%'");
  expect((await change(stolen, password)).status).toBe(429);
  expect((await change(mine, password)).status).toBe(200);
});
