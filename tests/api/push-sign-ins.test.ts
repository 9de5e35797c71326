import { afterAll, beforeAll, expect, test } from 'vitest';
import { purgeExpired } from '../../src/server/sessions/purge-expired.ts';
import { insertSession } from '../support/insert-customer.ts';
import { rows } from '../support/payments.ts';
import { bearer, json } from '../support/people.ts';
import { as, makeShopper } from '../support/sales.ts';
import { call } from '../support/second-factors.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** A customer who wants messages in a browser. */
async function subscriber() {
  const who = await makeShopper(shop);
  return { who, browser: await subscribe(who) };
}
async function subscribe(who: { token: string }) {
  const browser = shop.sandbox.push.subscribe();
  const response = await shop.request(
    '/api/push',
    json('PUT', { ...browser, isOn: true }, bearer(who.token)),
  );
  expect(await response.json()).toMatchObject({ isOn: true });
  return browser;
}
const isOn = async (who: { token: string }, { endpoint }: { endpoint: string }) =>
  (await as(shop, who).post('/api/push/state', { endpoint })).body.isOn;
const left = (endpoint: string) =>
  rows(shop, 'select session_id from push_subscriptions where endpoint = $1', endpoint);

test('a new password does not end the messages of the browser where it was set, a log-out does', async () => {
  const { who, browser } = await subscriber();
  const elsewhere = await subscribe(await insertSession(shop.database.pool, who.email));
  const changed = await call(shop, who, 'PUT /updateProfile', { password: 'Newer@1234' });
  expect(changed.status).toBe(200);
  // the other device was signed out
  expect(await left(elsewhere.endpoint)).toEqual([]);
  expect(await isOn(changed.body, browser)).toBe(true);
  await call(shop, changed.body, 'POST /logout', {});
  expect(await left(browser.endpoint)).toEqual([]);
});

test('whoever signs in anew in a browser keeps its messages when the earlier sign-in ends, and ends them by a log-out', async () => {
  const { who, browser } = await subscriber();
  const stranger = await makeShopper(shop);
  const before = await left(browser.endpoint);
  expect(await isOn(stranger, browser)).toBe(false);
  expect(await left(browser.endpoint)).toEqual(before);
  const again = await insertSession(shop.database.pool, who.email);
  expect(await isOn(again, browser)).toBe(true);
  await rows(
    shop,
    "update sessions set expires_at = now() - interval '1 minute' where id = any($1) returning 1",
    before.map((row) => row.session_id),
  );
  await purgeExpired(shop.database.db);
  expect(await isOn(again, browser)).toBe(true);
  await call(shop, again, 'POST /logout', {});
  expect(await left(browser.endpoint)).toEqual([]);
});
