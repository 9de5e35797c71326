import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCustomer } from '../support/insert-customer.ts';
import { bearer, codeFor, cookieOf, json, mailTo, until } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ TRUST_PROXY_HOPS: '1' });
});
afterAll(() => shop.close());

let count = 0;
const nextNumber = () => {
  count += 1;
  return count;
};
/** A browser with its own network address and cookies. */
function openBrowser(address = nextNumber()) {
  const cookies = new Map<string, string>();
  return {
    post: async (path: string, body: object) => {
      const response = await shop.request(
        path,
        json('POST', body, {
          'X-Forwarded-For': `203.0.113.${address}`,
          ...(cookies.size > 0 && { Cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
        }),
      );
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      const text = await response.text();
      return { status: response.status, text, cookie: cookieOf(response) };
    },
  };
}
type Browser = ReturnType<typeof openBrowser>;

const newEmail = () => `newcomer${nextNumber()}@example.org`;

async function requestCode({ post }: Browser, email: string): Promise<string> {
  const before = shop.sandbox.mailbox.messages(email).length;
  expect((await post('/api/otp/login-send-otp', { email })).status).toBe(200);
  return codeFor(shop, email, before + 1);
}

async function verifiedBrowser(email: string): Promise<Browser> {
  const browser = openBrowser();
  const otp = await requestCode(browser, email);
  expect((await browser.post('/api/otp/login-verify-otp', { email, otp })).status).toBe(200);
  return browser;
}

const user = async (email: string) =>
  (await shop.database.pool.query('select * from users where lower(email) = $1', [email])).rows[0];

test('a newcomer gets an account by code and name, is signed in and welcomed', async () => {
  const email = newEmail();
  const { post } = await verifiedBrowser(email);
  const nameless = await post('/api/users/code-login', { email });
  expect([nameless.status, nameless.text]).toEqual([409, 'Please tell us your name']);
  expect(await user(email)).toBeUndefined();

  const { status, text } = await post('/api/users/code-login', { email, name: 'Kavitha Raman' });
  expect(status).toBe(200);
  const signedIn = JSON.parse(text);
  expect(signedIn).toMatchObject({ name: 'Kavitha Raman', email, isAdmin: false });
  const cart = await shop.request('/api/cart', { headers: bearer(signedIn.token) });
  expect(cart.status).toBe(200);
  expect(await user(email)).toMatchObject({ password_hash: null, email_verified_at: expect.any(Date) });
  const welcome = await mailTo(shop, email, 2);
  expect(welcome.subject).toMatch(/^Welcome to/);
});

test('a customer is signed in by code, once for each code', async () => {
  const { email, name } = await makeCustomer(shop, newEmail());
  const { post } = await verifiedBrowser(email);
  const { status, text } = await post('/api/users/code-login', { email });
  expect([status, JSON.parse(text).name]).toEqual([200, name]);
  expect((await post('/api/users/code-login', { email })).status).toBe(400);
  expect((await user(email)).password_hash).not.toBeNull();
});

test('of many logins with one verification one succeeds, and one account is made', async () => {
  const email = newEmail();
  const { post } = await verifiedBrowser(email);
  const all = await Promise.all(
    Array.from({ length: 15 }, () => post('/api/users/code-login', { email, name: 'Kavitha Raman' })),
  );
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, ...Array(14).fill(400)]);
});

test('two browsers of a newcomer end in one account', async () => {
  const email = newEmail();
  const [one, other] = [await verifiedBrowser(email), await verifiedBrowser(email)];
  const both = await Promise.all(
    [one, other].map(({ post }) => post('/api/users/code-login', { email, name: 'Kavitha Raman' })),
  );
  const ids = both.map(({ text }) => JSON.parse(text)._id);
  expect(ids[0]).toBe(ids[1]);
});

test('a stranger, even in the same network, can neither use nor burn the code', async () => {
  const { email } = await makeCustomer(shop, newEmail());
  const network = nextNumber();
  const browser = openBrowser(network);
  const otp = await requestCode(browser, email);
  const withoutCookies = () => openBrowser(network).post('/api/otp/login-verify-otp', { email, otp });
  expect((await withoutCookies()).status).toBe(400);
  const stranger = openBrowser(network);
  await stranger.post('/api/otp/login-send-otp', { email: newEmail() });
  for (let tries = 0; tries < 6; tries += 1)
    expect((await stranger.post('/api/otp/login-verify-otp', { email, otp })).status).toBe(400);
  expect((await stranger.post('/api/users/code-login', { email })).status).toBe(400);
  expect((await browser.post('/api/otp/login-verify-otp', { email, otp })).status).toBe(200);
  expect((await browser.post('/api/users/code-login', { email })).status).toBe(200);
});

test('a verification counts only for its e-mail and purpose', async () => {
  const { email } = await makeCustomer(shop, newEmail());
  const attacker = await verifiedBrowser(newEmail());
  expect((await attacker.post('/api/users/code-login', { email })).status).toBe(400);
  const reset = await attacker.post('/api/forget/forget-reset-password', { email, password: 'Secret@12345' });
  expect(reset.status).toBe(400);
});

test('a blocked customer is told so and stays out', async () => {
  const { email, _id: id } = await makeCustomer(shop, newEmail());
  await shop.database.pool.query('update users set is_blocked = true where id = $1', [id]);
  const { post } = await verifiedBrowser(email);
  const { status, text } = await post('/api/users/code-login', { email });
  expect([status, text]).toEqual([400, 'This account is blocked. Please contact us.']);
});

test('a password of an account whose e-mail was never verified is removed with its sessions', async () => {
  const { email, _id: id, token } = await makeCustomer(shop, newEmail());
  await shop.database.pool.query('update users set email_verified_at = null where id = $1', [id]);
  const { post } = await verifiedBrowser(email);
  expect((await post('/api/users/code-login', { email })).status).toBe(200);
  expect(await user(email)).toMatchObject({ password_hash: null, email_verified_at: expect.any(Date) });
  await until(async () => {
    const { status } = await shop.request('/api/cart', { headers: bearer(token) });
    return status === 401 || undefined;
  });
});

test.each([
  {},
  { email: 'no' },
  { email: 7 },
  { email: 'a@example.org', name: 'ab' },
  { email: [], name: {} },
])('a wrong request %j is rejected', async (body) => {
  expect((await openBrowser().post('/api/users/code-login', body)).status).toBe(400);
});
