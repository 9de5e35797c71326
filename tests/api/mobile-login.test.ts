import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN, bearer } from '../support/people.ts';
import { openBrowser, type ShopBrowser, SMS_KEYS, smsCode } from '../support/shop-browser.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ TRUST_PROXY_HOPS: '1', ...SMS_KEYS });
});
afterAll(() => shop.close());

let count = 0;
const nextNumber = () => {
  count += 1;
  return count;
};
const newMobile = () => `+9198412${String(nextNumber()).padStart(5, '0')}`;
const newBrowser = (network = nextNumber()) => openBrowser(shop, `203.0.113.${network}`);
const requestCode = ({ post }: ShopBrowser, mobile: string) => post('/api/otp/mobile-send-otp', { mobile });
const verify = ({ post }: ShopBrowser, mobile: string, otp: string) =>
  post('/api/otp/mobile-verify-otp', { mobile, otp });
const logIn = ({ post }: ShopBrowser, mobile: string, name?: string) =>
  post('/api/users/mobile-login', { mobile, name });

async function verifiedBrowser(mobile: string, browser = newBrowser()): Promise<ShopBrowser> {
  const before = shop.sandbox.sms.messages(mobile).length;
  expect((await requestCode(browser, mobile)).status).toBe(200);
  const otp = await smsCode(shop, mobile, before + 1);
  expect((await verify(browser, mobile, otp)).status).toBe(200);
  return browser;
}

const accounts = async (mobile: string) =>
  (await shop.database.pool.query('select * from users where mobile = $1', [mobile])).rows;

test('a newcomer gets an account by code and name; its e-mail is an empty text', async () => {
  const mobile = newMobile();
  const browser = newBrowser();
  expect((await requestCode(browser, ` 0${mobile.slice(3, 8)} ${mobile.slice(8)}`)).status).toBe(200);
  const otp = await smsCode(shop, mobile);
  const checked = await verify(browser, mobile, otp);
  expect([checked.status, checked.body.isNew]).toEqual([200, true]);
  const nameless = await logIn(browser, mobile);
  expect([nameless.status, nameless.text]).toEqual([409, 'Please tell us your name']);

  const { status, body } = await logIn(browser, mobile, 'Kavitha Raman');
  expect(status).toBe(200);
  expect(body).toMatchObject({ name: 'Kavitha Raman', email: '', phone: mobile.slice(3), mobile });
  const cart = await shop.request('/api/cart', { headers: bearer(body.token) });
  expect(cart.status).toBe(200);
  expect((await logIn(browser, mobile, 'Kavitha Raman')).status).toBe(400);
});

test('the same number signs in the same account from another browser, without a name', async () => {
  const mobile = newMobile();
  const first = await logIn(await verifiedBrowser(mobile), mobile, 'Kavitha Raman');
  const second = await logIn(await verifiedBrowser(mobile), mobile);
  expect(second.body._id).toBe(first.body._id);
});

test('of a hundred logins with one code one succeeds, and one account is made', async () => {
  const mobile = newMobile();
  const browser = newBrowser();
  await requestCode(browser, mobile);
  const otp = await smsCode(shop, mobile);
  const checks = await Promise.all(Array.from({ length: 100 }, () => verify(browser, mobile, otp)));
  expect(checks.filter(({ status }) => status === 200)).toHaveLength(1);
  const all = await Promise.all(Array.from({ length: 100 }, () => logIn(browser, mobile, 'Kavitha Raman')));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(all.filter(({ status }) => status >= 500)).toEqual([]);
  expect(await accounts(mobile)).toHaveLength(1);
});

test('two browsers of a newcomer end in one account', async () => {
  const mobile = newMobile();
  const browsers = [await verifiedBrowser(mobile), await verifiedBrowser(mobile)];
  const both = await Promise.all(browsers.map((browser) => logIn(browser, mobile, 'Kavitha Raman')));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0]?.body._id).toBe(both[1]?.body._id);
});

test('a stranger, even in the same network, can neither use nor burn the code', async () => {
  const mobile = newMobile();
  const network = nextNumber();
  const browser = newBrowser(network);
  await requestCode(browser, mobile);
  const otp = await smsCode(shop, mobile);
  const withoutCookies = await verify(newBrowser(network), mobile, otp);
  expect(withoutCookies.status).toBe(400);
  const stranger = newBrowser(network);
  await requestCode(stranger, newMobile());
  for (let tries = 0; tries < 6; tries += 1) expect((await verify(stranger, mobile, otp)).status).toBe(400);
  expect((await logIn(stranger, mobile, 'Stranger')).status).toBe(400);
  // nor by requesting a code of its own
  await requestCode(stranger, mobile);
  expect((await verify(browser, mobile, otp)).status).toBe(200);
  expect((await logIn(browser, mobile, 'Kavitha Raman')).status).toBe(200);
});

test('a verified number says nothing about another one, nor about an e-mail', async () => {
  const mobile = newMobile();
  await logIn(await verifiedBrowser(mobile), mobile, 'Kavitha Raman');
  const attacker = await verifiedBrowser(newMobile());
  expect((await logIn(attacker, mobile)).status).toBe(400);
  expect((await attacker.post('/api/users/code-login', { email: ADMIN.email })).status).toBe(400);
});

test('five wrong codes burn it for the browser that requested it', async () => {
  const mobile = newMobile();
  const browser = newBrowser();
  await requestCode(browser, mobile);
  const otp = await smsCode(shop, mobile);
  const wrong = otp === '000000' ? '000001' : '000000';
  for (let tries = 0; tries < 5; tries += 1) expect((await verify(browser, mobile, wrong)).status).toBe(400);
  expect((await verify(browser, mobile, otp)).status).toBe(400);
});

test('known and unknown numbers get the same response', async () => {
  const known = newMobile();
  await logIn(await verifiedBrowser(known), known, 'Kavitha Raman');
  const responses = await Promise.all(
    [known, newMobile()].map((mobile) => requestCode(newBrowser(), mobile)),
  );
  expect(responses[0]).toEqual(responses[1]);
});

test('a blocked customer and an admin stay out', async () => {
  const mobile = newMobile();
  const { body } = await logIn(await verifiedBrowser(mobile), mobile, 'Kavitha Raman');
  const set = (change: string) =>
    shop.database.pool.query(`update users set ${change} where id = $1`, [body._id]);
  await set('is_blocked = true');
  const blocked = await logIn(await verifiedBrowser(mobile), mobile);
  expect([blocked.status, blocked.text]).toEqual([400, 'This account is blocked. Please contact us.']);
  await set('is_blocked = false, is_admin = true');
  expect((await logIn(await verifiedBrowser(mobile), mobile)).status).toBe(409);
});

test.each([
  {},
  { mobile: '' },
  { mobile: 9841233456 },
  { mobile: '12345' },
  { mobile: '+1 984 123 3456' },
  { mobile: '9'.repeat(5000) },
  { mobile: ['9841233456'] },
])('a wrong number %j is rejected, and nothing is sent', async (body) => {
  const { post } = newBrowser();
  const before = shop.sandbox.sms.messages().length;
  expect((await post('/api/otp/mobile-send-otp', body)).status).toBe(400);
  expect((await post('/api/users/mobile-login', body)).status).toBe(400);
  expect(shop.sandbox.sms.messages()).toHaveLength(before);
});
