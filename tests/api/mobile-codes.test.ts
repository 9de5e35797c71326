import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, type ShopBrowser, SMS_KEYS } from '../support/shop-browser.ts';
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
const newMobile = () => `+9197412${String(nextNumber()).padStart(5, '0')}`;
const newBrowser = (network = nextNumber()) => openBrowser(shop, `203.0.113.${network}`);
const requestCode = ({ post }: ShopBrowser, mobile: string) => post('/api/otp/mobile-send-otp', { mobile });
const sentTo = (mobile: string) => shop.sandbox.sms.messages(mobile).length;

/** As if a minute had passed since the last code. */
const passMinute = () =>
  shop.database.pool.query("update codes set created_at = created_at - interval '61 seconds'");

test('without keys it is off, and the shop says so', async () => {
  const plain = await openTestShop();
  try {
    const response = await openBrowser(plain, '203.0.113.1').post('/api/otp/mobile-send-otp', {
      mobile: newMobile(),
    });
    expect([response.status, response.body.code]).toEqual([409, 'mobile-off']);
    const body = await (await plain.request('/api/shop')).json();
    expect(body).toMatchObject({ hasMobileCodes: false });
  } finally {
    await plain.close();
  }
  expect(await (await shop.request('/api/shop')).json()).toMatchObject({ hasMobileCodes: true });
});

test('a browser waits a minute for the next code, and gets five in an hour', async () => {
  const browser = newBrowser();
  const mobile = newMobile();
  expect((await requestCode(browser, mobile)).status).toBe(200);
  const early = await requestCode(browser, mobile);
  expect(early.status).toBe(429);
  expect(early.retryAfter).toBeLessThanOrEqual(60);
  // for several numbers, too
  for (let codes = 0; codes < 3; codes += 1)
    expect((await requestCode(browser, newMobile())).status).toBe(200);
  const responses = [await requestCode(browser, newMobile()), await requestCode(browser, newMobile())];
  // the first request had no cookie yet
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect((await requestCode(browser, newMobile())).status).toBe(429);
});

test('one number gets eight messages in an hour, from however many networks', async () => {
  const mobile = newMobile();
  for (let requests = 0; requests < 10; requests += 1) await requestCode(newBrowser(), mobile);
  expect(sentTo(mobile)).toBe(8);
});

test('one network gets thirty messages in an hour, for however many numbers', async () => {
  const network = nextNumber();
  const before = shop.sandbox.sms.messages().length;
  await Promise.all(Array.from({ length: 35 }, () => requestCode(newBrowser(network), newMobile())));
  expect(shop.sandbox.sms.messages().length - before).toBe(30);
});

test('many requests of one browser at once send one message', async () => {
  const browser = newBrowser();
  await requestCode(browser, newMobile());
  const mobile = newMobile();
  const all = await Promise.all(Array.from({ length: 4 }, () => requestCode(browser, mobile)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(sentTo(mobile)).toBe(1);
});

test('a browser where the customer signed in is not shut out by strangers', async () => {
  const mobile = newMobile();
  const browser = newBrowser();
  await requestCode(browser, mobile);
  const otp = shop.sandbox.sms.messages(mobile)[0]?.values.VAR1 ?? '';
  await browser.post('/api/otp/mobile-verify-otp', { mobile, otp });
  await browser.post('/api/users/mobile-login', { mobile, name: 'Kavitha Raman' });
  for (let requests = 0; requests < 10; requests += 1) await requestCode(newBrowser(), mobile);
  await passMinute();
  expect((await requestCode(newBrowser(), mobile)).status).toBe(429);
  expect((await requestCode(browser, mobile)).status).toBe(200);
});

test('the budget of a day ends the messages; a part of it is for known browsers', async () => {
  const poor = await openTestShop({ TRUST_PROXY_HOPS: '1', MOBILE_CODES_PER_DAY: '5', ...SMS_KEYS });
  try {
    const known = openBrowser(poor, '203.0.113.1');
    const mobile = newMobile();
    await requestCode(known, mobile);
    const otp = poor.sandbox.sms.messages(mobile)[0]?.values.VAR1 ?? '';
    await known.post('/api/otp/mobile-verify-otp', { mobile, otp });
    await known.post('/api/users/mobile-login', { mobile, name: 'Kavitha Raman' });
    const responses = [];
    for (let network = 2; network < 7; network += 1)
      responses.push(await requestCode(openBrowser(poor, `203.0.113.${network}`), newMobile()));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 503, 503]);
    expect(responses.at(-1)?.body.code).toBe('sms-failed');
    expect((await requestCode(known, mobile)).status).toBe(200);
    expect(poor.sandbox.sms.messages()).toHaveLength(5);
  } finally {
    await poor.close();
  }
});

test.each(['error-500', 'no-credit'] as const)(
  'while the provider fails (%s) the visitor is told, and may try again at once',
  async (fault) => {
    const browser = newBrowser();
    const mobile = newMobile();
    shop.sandbox.sms.setFault(fault);
    const failed = await requestCode(browser, mobile);
    shop.sandbox.sms.setFault(undefined);
    expect([failed.status, failed.body.error]).toEqual([
      503,
      'We could not send the text message. Please try again in a minute, or use your email.',
    ]);
    expect((await requestCode(browser, mobile)).status).toBe(200);
  },
);

test('a provider that never responds holds up nobody else, and its visitors only for seconds', async () => {
  shop.sandbox.sms.setFault('silent');
  const started = Date.now();
  const waiting = Array.from({ length: 8 }, () => requestCode(newBrowser(), newMobile()));
  const others = await Promise.all(Array.from({ length: 20 }, () => shop.request('/api/foods/categories')));
  expect(others.every(({ status }) => status === 200)).toBe(true);
  const othersTook = Date.now() - started;
  const responses = await Promise.all(waiting);
  shop.sandbox.sms.setFault(undefined);
  expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(503));
  expect(othersTook).toBeLessThan(5000);
  expect(Date.now() - started).toBeLessThan(15_000);
}, 20_000);
