import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCustomer } from '../support/insert-customer.ts';
import { bearer, codeFor, cookieOf, json, mailTo, REGISTRATION, until } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ TRUST_PROXY_HOPS: '1' });
});
afterAll(() => shop.close());

let count = 0;
/** A new client address. */
const newAddress = (): Record<string, string> => {
  count += 1;
  return { 'X-Forwarded-For': `203.0.${count >> 8}.${count & 255}` };
};
const newEmail = () => {
  count += 1;
  return `victim${count}@example.org`;
};
const post = (path: string, body: unknown, headers: Record<string, string> = newAddress()) =>
  shop.request(path, json('POST', body, headers));
const message = async (response: Response) => [response.status, await response.text()];
const invalid = async (response: Response) =>
  expect([response.status, (await response.json()).error]).toEqual([400, 'Invalid OTP']);
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const { password } = REGISTRATION;
const logIn = (email: string, input = password, headers = newAddress()) =>
  post('/api/users/login', { email, password: input }, headers);
const mailed = () =>
  until(async () => {
    const { rows } = await shop.database.pool.query(
      "select 1 from pgboss.job where name in ('code', 'mail') and state in ('created', 'retry', 'active')",
    );
    return rows.length === 0 ? true : undefined;
  });

const paths = {
  register: { send: '/api/otp/send-otp', verify: '/api/otp/verify-otp' },
  reset: { send: '/api/forget/forget-send-otp', verify: '/api/forget/forget-verify-otp' },
};
type Purpose = keyof typeof paths;

/** Requests a code in a browser; the result has its cookie. */
async function requestCode(purpose: Purpose, email: string, headers: Record<string, string> = newAddress()) {
  await mailed();
  const before = shop.sandbox.mailbox.messages(email).length;
  const response = await post(paths[purpose].send, { email }, headers);
  expect(response.status).toBe(200);
  const code = await codeFor(shop, email, before + 1);
  const back: Record<string, string> = { ...headers, Cookie: cookieOf(response) };
  return { code, headers: back };
}

/** Uses up points of a rate limit. */
async function usePoints(key: string, points: number) {
  await shop.database.pool.query(
    'insert into limits (key, points, expire) values ($1, $2, (extract(epoch from now()) + 3600) * 1000) on conflict (key) do update set points = excluded.points',
    [key, points],
  );
}
const failLogins = (email: string, times: number) => usePoints(`login-person:${email}`, times);

test('11 failed logins of strangers do not lock out a browser where the customer has logged in', async () => {
  const { email } = await makeCustomer(shop, newEmail());
  const first = await logIn(email);
  const [cookie = ''] = first.headers.getSetCookie();
  expect(cookie).toMatch(/^browser=.{43};.*Max-Age=31536000/);
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Strict/i);
  const Cookie = cookieOf(first);
  await failLogins(email, 300);
  const network = newAddress();
  for (let tries = 0; tries < 10; tries += 1)
    expect((await logIn(email, 'Wrong@1234', network)).status).toBe(429);
  expect((await logIn(email, password, { ...network, Cookie })).status).toBe(200);
  expect((await logIn(email, password, { ...newAddress(), Cookie })).status).toBe(200);
});

test('11 two hundred wrong logins from twenty networks lock out none of the customer’s browsers', async () => {
  const { email } = await makeCustomer(shop, newEmail());
  await failLogins(email, 200);
  expect((await logIn(email)).status).toBe(200);
});

test('11 a known browser has its own ten attempts, only for the account that logged in there', async () => {
  const [mine, other] = [await makeCustomer(shop, newEmail()), await makeCustomer(shop, newEmail())];
  const Cookie = cookieOf(await logIn(mine.email));
  for (let tries = 0; tries < 10; tries += 1)
    expect((await logIn(mine.email, 'Wrong@1234', { ...newAddress(), Cookie })).status).toBe(400);
  expect((await logIn(mine.email, password, { ...newAddress(), Cookie })).status).toBe(429);
  await failLogins(other.email, 300);
  expect((await logIn(other.email, password, { ...newAddress(), Cookie })).status).toBe(429);
});

test('11 under attack a new browser is asked to reset the password, and can log in afterwards', async () => {
  const { email } = await makeCustomer(shop, newEmail());
  await failLogins(email, 300);
  const response = await logIn(email);
  expect(await message(response)).toEqual([
    429,
    'There were too many wrong passwords for this email. Please log in with a code: we mail it to you.',
  ]);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  const unknown = newEmail();
  await failLogins(unknown, 300);
  expect((await logIn(unknown)).status).toBe(429);

  const { code, headers } = await requestCode('reset', email);
  const shown = await post(paths.reset.verify, { email, otp: code }, headers);
  expect(shown.status).toBe(200);
  const Cookie = `${headers.Cookie}; ${cookieOf(shown)}`;
  const input = { email, password: 'Fresh@1234' };
  expect((await post('/api/forget/forget-reset-password', input, { ...headers, Cookie })).status).toBe(200);
  expect((await logIn(email, input.password, headers)).status).toBe(200);
  expect((await logIn(email, input.password)).status).toBe(429);
});

/** Backdates the last use of the session and removes the known browsers. */
async function cameBackAfter(hours: number, id: string) {
  await shop.database.pool.query('delete from known_browsers where user_id = $1', [id]);
  await shop.database.pool.query(
    'update sessions set last_used_at = now() - make_interval(hours => $2) where user_id = $1',
    [id, hours],
  );
}

test('11 an existing session makes its browser known without a new login', async () => {
  const { email, _id, token } = await makeCustomer(shop, newEmail());
  const use = (headers: Record<string, string> = {}) =>
    shop.request('/api/users/devices', { headers: { ...bearer(token), ...newAddress(), ...headers } });
  await cameBackAfter(2, _id);
  const responses = await Promise.all([use(), use(), use()]);
  const cookies = responses.map(cookieOf).filter((cookie) => cookie.startsWith('browser='));
  expect(cookies).toHaveLength(1);
  await failLogins(email, 300);
  expect((await logIn(email)).status).toBe(429);
  const [Cookie = ''] = cookies;
  expect((await logIn(email, password, { ...newAddress(), Cookie })).status).toBe(200);

  // a token makes one browser known, even if others send it too
  await cameBackAfter(2, _id);
  expect((await use()).headers.getSetCookie()).toEqual([]);
  await cameBackAfter(2, _id);
  expect((await use({ Cookie: `browser=${'x'.repeat(43)}` })).status).toBe(200);
  const { rows } = await shop.database.pool.query('select 1 from known_browsers where user_id = $1', [_id]);
  expect(rows).toEqual([]);
});

test('11 the last use of a known browser is updated at most once a day', async () => {
  const { email, _id, token } = await makeCustomer(shop, newEmail());
  const Cookie = cookieOf(await logIn(email));
  const { pool } = shop.database;
  const hoursSinceUse = async (ago: string) => {
    await pool.query("update sessions set last_used_at = now() - interval '2 hours' where user_id = $1", [
      _id,
    ]);
    await pool.query('update known_browsers set last_used_at = now() - $2::interval where user_id = $1', [
      _id,
      ago,
    ]);
    const used = await shop.request('/api/users/devices', { headers: { ...bearer(token), Cookie } });
    expect(used.status).toBe(200);
    const { rows } = await pool.query(
      'select extract(epoch from now() - max(last_used_at))::float / 3600 as hours from known_browsers where user_id = $1',
      [_id],
    );
    return Math.round(rows[0].hours);
  };
  expect(await hoursSinceUse('20 hours')).toBe(20);
  expect(await hoursSinceUse('30 hours')).toBe(0);
});

test('an account has its twenty last used browsers; the stored hash is not a valid cookie', async () => {
  const { email, _id } = await makeCustomer(shop, newEmail());
  const first = cookieOf(await logIn(email));
  for (let browser = 0; browser < 21; browser += 1) expect((await logIn(email)).status).toBe(200);
  const { rows } = await shop.database.pool.query('select * from known_browsers where user_id = $1', [_id]);
  expect(rows).toHaveLength(20);
  expect(JSON.stringify(rows)).not.toContain(first.split('=')[1]);
  await failLogins(email, 400);
  expect((await logIn(email, password, { ...newAddress(), Cookie: first })).status).toBe(429);
});

test.each(['register', 'reset'] as const)(
  '16 guesses of strangers do not use up the code of a browser (%s)',
  async (purpose) => {
    const email = purpose === 'reset' ? (await makeCustomer(shop, newEmail())).email : newEmail();
    const mine = await requestCode(purpose, email);
    const other = purpose === 'reset' ? (await makeCustomer(shop, newEmail())).email : newEmail();
    const foreign = await requestCode(purpose, other);
    for (let tries = 0; tries < 5; tries += 1) {
      const input = { email, otp: wrong(mine.code) };
      await invalid(await post(paths[purpose].verify, input));
      await invalid(await post(paths[purpose].verify, input, foreign.headers));
      await invalid(await post(paths[purpose].verify, input, { ...mine.headers, Cookie: '' }));
    }
    await invalid(await post(paths[purpose].verify, { email, otp: mine.code }));
    await invalid(await post(paths[purpose].verify, { email, otp: mine.code }, foreign.headers));
    const response = await post(paths[purpose].verify, { email, otp: mine.code }, mine.headers);
    expect(response.status).toBe(200);
  },
);

test('16 a client without cookies is identified by its network, and has five tries', async () => {
  const [first, second] = [newEmail(), newEmail()];
  for (const [email, tries, status] of [
    [first, 4, 200],
    [second, 5, 400],
  ] as const) {
    const address = newAddress();
    const { code } = await requestCode('register', email, address);
    for (let number = 0; number < tries; number += 1)
      await invalid(await post(paths.register.verify, { email, otp: wrong(code) }, address));
    expect((await post(paths.register.verify, { email, otp: code }, address)).status).toBe(status);
  }
});

test('16 after fifty wrong codes in a day a code has one try in an unknown browser', async () => {
  const { email } = await makeCustomer(shop, newEmail());
  const known = { ...newAddress(), Cookie: cookieOf(await logIn(email)) };
  const check = (otp: string, headers: Record<string, string>) =>
    post(paths.reset.verify, { email, otp }, headers);
  await usePoints(`wrong-codes:reset ${email}`, 49);
  const stranger = await requestCode('reset', email);
  await invalid(await check(wrong(stranger.code), stranger.headers));
  await invalid(await check(wrong(stranger.code), stranger.headers));
  await invalid(await check(stranger.code, stranger.headers));
  const address = newAddress();
  const open = await requestCode('reset', email, address);
  await invalid(await check(wrong(open.code), address));
  await invalid(await check(open.code, address));
  // nobody is locked out: the right code works, and a known browser still has several tries
  const mine = await requestCode('reset', email);
  expect((await check(mine.code, mine.headers)).status).toBe(200);
  const own = await requestCode('reset', email, known);
  await invalid(await check(wrong(own.code), known));
  expect((await check(own.code, known)).status).toBe(200);
});

test('16 only wrong codes count, not checks without a code and not valid ones', async () => {
  const { email } = await makeCustomer(shop, newEmail());
  await usePoints(`wrong-codes:reset ${email}`, 48);
  for (let tries = 0; tries < 5; tries += 1)
    await invalid(await post(paths.reset.verify, { email, otp: '123456' }));
  for (let round = 0; round < 2; round += 1) {
    const { code, headers } = await requestCode('reset', email);
    if (round === 1) await invalid(await post(paths.reset.verify, { email, otp: wrong(code) }, headers));
    expect((await post(paths.reset.verify, { email, otp: code }, headers)).status).toBe(200);
  }
});

test('21 a code of a stranger replaces neither the code nor the verification of another browser', async () => {
  const email = newEmail();
  const mine = await requestCode('register', email);
  const stranger = await requestCode('register', email);
  const shown = await post(paths.register.verify, { email, otp: mine.code }, mine.headers);
  expect(shown.status).toBe(200);
  await requestCode('register', email);
  if (stranger.code !== mine.code)
    await invalid(await post(paths.register.verify, { email, otp: mine.code }, stranger.headers));
  const Cookie = `${mine.headers.Cookie}; ${cookieOf(shown)}`;
  const response = await post('/api/users/register', { ...REGISTRATION, email }, { ...newAddress(), Cookie });
  expect(response.status).toBe(200);
});

test('22 requests of strangers do not keep the customer from requesting a code', async () => {
  const { email } = await makeCustomer(shop, newEmail());
  for (let network = 0; network < 20; network += 1)
    expect((await post(paths.reset.send, { email })).status).toBe(200);
  const { code, headers } = await requestCode('reset', email);
  expect((await post(paths.reset.verify, { email, otp: code }, headers)).status).toBe(200);
});

test('22 a mailbox gets thirty codes an hour; after that only the customer’s known browsers may request one', async () => {
  const { email } = await makeCustomer(shop, newEmail());
  const Cookie = cookieOf(await logIn(email));
  for (let network = 0; network < 30; network += 1)
    expect((await post(paths.reset.send, { email })).status).toBe(200);
  expect((await post(paths.reset.send, { email })).status).toBe(429);
  expect((await post(paths.reset.send, { email }, { ...newAddress(), Cookie })).status).toBe(200);
  await mailTo(shop, email, 30);
});
