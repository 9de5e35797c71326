import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCustomer } from '../support/insert-customer.ts';
import {
  bearer,
  CUSTOMER,
  codeFor,
  cookieOf,
  json,
  logIn,
  mailTo,
  REGISTRATION,
  until,
} from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ TRUST_PROXY_HOPS: '1' });
});
afterAll(() => shop.close());

let count = 0;
/** Rate limits count per client address and e-mail: each test has its own of both. */
const from = (): Record<string, string> => {
  count += 1;
  return { 'X-Forwarded-For': `203.0.${count >> 8}.${count & 255}` };
};
const newEmail = () => {
  count += 1;
  return `person${count}@example.org`;
};

type Purpose = 'register' | 'reset';
const paths = {
  register: { send: '/api/otp/send-otp', verify: '/api/otp/verify-otp' },
  reset: { send: '/api/forget/forget-send-otp', verify: '/api/forget/forget-verify-otp' },
};
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  shop.request(path, json('POST', body, { ...from(), ...headers }));
const addresses = new Map<string, Record<string, string>>();
/** The client address of this e-mail's user, whose client has no cookies. */
const addressOf = (email: string) => {
  const address = addresses.get(email) ?? from();
  addresses.set(email, address);
  return address;
};
const send = (purpose: Purpose, email: string, headers = addressOf(email)) =>
  post(paths[purpose].send, { email }, headers);
const verify = (purpose: Purpose, email: string, otp: string, headers = addressOf(email)) =>
  post(paths[purpose].verify, { email, otp }, headers);
const reset = (body: object, Cookie = '') =>
  post('/api/forget/forget-reset-password', body, Cookie ? { Cookie } : {});
const logsIn = async (email: string, password: string) =>
  (await post('/api/users/login', { email, password })).status === 200;
const invalid = async (response: Response) =>
  expect([response.status, (await response.json()).error]).toEqual([400, 'Invalid OTP']);
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Backdates the last code of the e-mail. */
const age = (email: string, seconds: number) =>
  shop.database.pool.query(
    "update codes set created_at = now() - $2 * interval '1 second', expires_at = expires_at - $2 * interval '1 second' where email = $1",
    [email, seconds],
  );
/** Waits until the queue is empty. */
const mailed = () =>
  until(async () => {
    const { rows } = await shop.database.pool.query(
      "select 1 from pgboss.job where name in ('code', 'mail') and state in ('created', 'retry', 'active')",
    );
    return rows.length === 0 ? true : undefined;
  });

async function requestCode(purpose: Purpose, email: string, headers = addressOf(email)): Promise<string> {
  return (await requestInBrowser(purpose, email, headers)).code;
}

/** Requests a code as a browser does; `headers` has its cookie. */
async function requestInBrowser(purpose: Purpose, email: string, address = from()) {
  await mailed();
  const before = shop.sandbox.mailbox.messages(email).length;
  const response = await send(purpose, email, address);
  expect(response.status).toBe(200);
  const code = await codeFor(shop, email, before + 1);
  return { code, headers: { ...address, Cookie: cookieOf(response) } };
}

test('16 five wrong codes invalidate the right one', async () => {
  const email = newEmail();
  const code = await requestCode('register', email);
  for (let tries = 0; tries < 5; tries += 1) await invalid(await verify('register', email, wrong(code)));
  await invalid(await verify('register', email, code));
});

test('17 of 100 concurrent guesses five are checked', async () => {
  const email = newEmail();
  const { code, headers } = await requestInBrowser('register', email);
  const guesses = Array.from({ length: 100 }, () => verify('register', email, wrong(code), headers));
  for (const response of await Promise.all(guesses)) expect(response.status).toBe(400);
  const { rows } = await shop.database.pool.query('select tries from codes where email = $1', [email]);
  expect(rows[0].tries).toBe(5);
  await invalid(await verify('register', email, code, headers));
});

test('17 of many concurrent requests with the right code one succeeds', async () => {
  const email = newEmail();
  const code = await requestCode('register', email);
  const responses = await Promise.all(Array.from({ length: 20 }, () => verify('register', email, code)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('18 a code is valid for ten minutes', async () => {
  const email = newEmail();
  const code = await requestCode('register', email);
  await age(email, 601);
  await invalid(await verify('register', email, code));
});

test('19 a code is valid once, and its verification cookie stays in the browser that sent it', async () => {
  const email = newEmail();
  const code = await requestCode('register', email);
  const response = await verify('register', email, code);
  expect(response.status).toBe(200);
  const [cookie] = response.headers.getSetCookie();
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Strict/i);
  expect(cookie).toMatch(/Max-Age=1800/i);
  expect(JSON.stringify(await response.json())).not.toContain(cookieOf(response).split('=')[1]);
  await invalid(await verify('register', email, code));
});

test('20 a code for registering cannot reset a password', async () => {
  const email = newEmail();
  const code = await requestCode('register', email);
  expect((await send('reset', email)).status).toBe(200);
  await invalid(await verify('reset', email, code));
  expect((await verify('register', email, code)).status).toBe(200);
});

test('21 a new code replaces the old one', async () => {
  const email = newEmail();
  const first = await requestCode('register', email);
  await age(email, 61);
  const second = await requestCode('register', email);
  if (first !== second) await invalid(await verify('register', email, first));
  expect((await verify('register', email, second)).status).toBe(200);
});

test('22 AU-08 a second e-mail is sent only after a minute', async () => {
  const email = newEmail();
  await requestCode('register', email);
  const early = await send('register', email);
  expect(early.status).toBe(429);
  const wait = Number(early.headers.get('Retry-After'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect((await early.json()).error).toBe('Too many requests. Please try again later.');
  await age(email, 61);
  await requestCode('register', email);
  expect(shop.sandbox.mailbox.messages(email)).toHaveLength(2);
});

test('22 ten concurrent requests send one e-mail', async () => {
  const email = newEmail();
  const responses = await Promise.all(Array.from({ length: 10 }, () => send('register', email)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  await mailed();
  expect(shop.sandbox.mailbox.messages(email)).toHaveLength(1);
});

test('22 the sixth code of a requester within an hour is rejected', async () => {
  const email = newEmail();
  for (let round = 0; round < 5; round += 1) {
    await requestCode('register', email);
    await age(email, 61);
  }
  const sixth = await send('register', email);
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers.get('Retry-After'))).toBeGreaterThan(60);
  await mailed();
  expect(shop.sandbox.mailbox.messages(email)).toHaveLength(5);
});

test('one client address may request 20 codes an hour, for any number of e-mails', async () => {
  const headers = from();
  const request = () => shop.request(paths.reset.send, json('POST', { email: newEmail() }, headers));
  for (let round = 0; round < 20; round += 1) expect((await request()).status).toBe(200);
  expect((await request()).status).toBe(429);
});

test('23 known and unknown e-mails get the same response; only the known one gets an e-mail', async () => {
  const unknown = newEmail();
  const known = await send('reset', CUSTOMER.email);
  const response = await send('reset', unknown);
  expect([response.status, await response.text()]).toEqual([known.status, await known.text()]);
  await mailed();
  expect(shop.sandbox.mailbox.messages(unknown)).toEqual([]);
  expect((await mailTo(shop, CUSTOMER.email)).subject).toMatch(/password reset code$/);
});

test('registering again is reported by e-mail, not in the response', async () => {
  const { email } = await makeCustomer(shop, newEmail());
  expect((await send('register', email)).status).toBe(200);
  const { subject, text } = await mailTo(shop, email);
  expect(subject).toMatch(/^You already have an account/);
  expect(text).not.toMatch(/\b\d{6}\b/);
});

test('no table and no queue has the digits', async () => {
  const email = newEmail();
  const code = await requestCode('register', email);
  const { pool } = shop.database;
  const { rows: codes } = await pool.query('select * from codes where email = $1', [email]);
  const { rows: jobs } = await pool.query("select data, output from pgboss.job where name = 'code'");
  expect(Object.keys(codes[0])).not.toContain('code');
  expect(JSON.stringify(jobs)).not.toContain(code);
});

test.each([
  ['two addresses', 'a@example.org, b@example.org'],
  ['a line break', 'a@example.org\r\nBcc: b@example.org'],
  ['300 characters', `${'a'.repeat(288)}@example.org`],
  ['100,000 characters', `${'a'.repeat(100_000)}@example.org`],
  ['a hundred thousand dots', `${'a.'.repeat(50_000)}@${'b.'.repeat(50_000)}`],
  ['a zero byte', 'a\u0000@example.org'],
  ['a list', ['a@example.org']],
])('28 an e-mail with %s is rejected, and no e-mail is sent', async (_, email) => {
  await mailed();
  const before = shop.sandbox.mailbox.messages().length;
  for (const path of [paths.register.send, paths.reset.send]) {
    expect((await post(path, { email })).status).toBe(400);
  }
  await mailed();
  expect(shop.sandbox.mailbox.messages()).toHaveLength(before);
});

test("24 25 26 E-14 a password reset needs a verification cookie: none, another one's or a used one is rejected", async () => {
  const victim = await makeCustomer(shop, newEmail());
  const thief = await makeCustomer(shop, newEmail());
  const old = 'Farm@1234';
  const input = { email: victim.email, password: 'Stolen@1234' };
  const failed = async (response: Response) =>
    expect([response.status, (await response.json()).error]).toEqual([400, 'Failed to reset password']);

  await failed(await reset(input));
  await failed(await reset(input, 'reset-proof=guessed'));
  const thiefs = await verify('reset', thief.email, await requestCode('reset', thief.email));
  await failed(await reset(input, cookieOf(thiefs)));
  // the code is verified in one browser; another browser gains nothing
  const victims = await verify('reset', victim.email, await requestCode('reset', victim.email));
  await failed(await reset(input));
  expect(await logsIn(victim.email, old)).toBe(true);

  const mine = { email: victim.email, password: 'Fresh@1234' };
  expect((await reset(mine, cookieOf(victims))).status).toBe(200);
  await failed(await reset(input, cookieOf(victims)));
  expect(await logsIn(victim.email, old)).toBe(false);
  expect(await logsIn(victim.email, mine.password)).toBe(true);
});

test('13 27 a reset signs out every device and sends an e-mail', async () => {
  const { email, token } = await makeCustomer(shop, newEmail());
  const second = await logIn(shop, { email, password: REGISTRATION.password });
  const verification = await verify('reset', email, await requestCode('reset', email));
  expect((await reset({ email, password: 'Fresh@1234' }, cookieOf(verification))).status).toBe(200);
  for (const old of [token, second.token]) {
    const response = await shop.request('/api/users/devices', { headers: bearer(old) });
    expect(response.status).toBe(401);
  }
  expect((await mailTo(shop, email, 2)).subject).toBe('Your password was changed');
});

test('the verification for a password reset is valid for ten minutes', async () => {
  const { email } = await makeCustomer(shop, newEmail());
  const verification = await verify('reset', email, await requestCode('reset', email));
  expect(verification.headers.getSetCookie()[0]).toMatch(/Max-Age=600/i);
  await age(email, 601);
  expect((await reset({ email, password: 'Fresh@1234' }, cookieOf(verification))).status).toBe(400);
});

test.each([
  ['V-12', paths.reset.send, { email: 'nope' }, 'Please enter a valid email'],
  ['V-13', paths.reset.verify, { email: CUSTOMER.email, otp: '' }, 'Please enter the OTP'],
  [
    'V-14',
    '/api/forget/forget-reset-password',
    { email: CUSTOMER.email, password: '12345' },
    'Password must be at least 6 characters',
  ],
])('%s V-50 %s refuses %j', async (_, path, body, message) => {
  const response = await post(path, body);
  expect(response.status).toBe(400);
  expect(Object.values((await response.json()).fields)).toEqual([message]);
});

test('while the mail server is down e-mails are queued; afterwards each is sent once', async () => {
  const email = newEmail();
  const { mailbox } = shop.sandbox;
  mailbox.setAway(true);
  expect((await send('register', email)).status).toBe(200);
  await until(async () => {
    const { rows } = await shop.database.pool.query(
      "select 1 from pgboss.job where name = 'code' and state = 'retry'",
    );
    return rows.length > 0 ? true : undefined;
  });
  expect(mailbox.messages(email)).toEqual([]);
  mailbox.setAway(false);
  const code = await codeFor(shop, email);
  await mailed();
  expect(mailbox.messages(email)).toHaveLength(1);
  expect((await verify('register', email, code)).status).toBe(200);
}, 30_000);
