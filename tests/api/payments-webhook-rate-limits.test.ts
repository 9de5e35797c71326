import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { placedOrder, rows } from '../support/payments.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

/** A PayPal that counts its calls and verifies only events that are marked as genuine. */
let paypal: Server;
let shop: TestShop;
let apiUrl: string;
let asked = 0;
let isAway = false;

beforeAll(async () => {
  paypal = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    response.setHeader('Content-Type', 'application/json');
    if (request.url?.endsWith('/oauth2/token'))
      return void response.end(JSON.stringify({ access_token: 'token', expires_in: 3600 }));
    // jobs call it about genuine events later
    if (!request.url?.endsWith('/verify-webhook-signature')) return void response.writeHead(404).end('{}');
    asked += 1;
    if (isAway) return void request.socket.destroy();
    const status = body.includes('"summary":"genuine"') ? 'SUCCESS' : 'FAILURE';
    response.end(JSON.stringify({ verification_status: status }));
  });
  await new Promise<void>((resolve) => paypal.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(paypal.address() as AddressInfo).port}`;
  shop = await openTestShop({ PAYPAL_API_URL: apiUrl, TRUST_PROXY_HOPS: '1' });
});
afterAll(async () => {
  await shop?.close();
  paypal.closeAllConnections();
  await new Promise((resolve) => paypal.close(resolve));
});
beforeEach(async () => {
  asked = 0;
  isAway = false;
  await rows(shop, "delete from limits where key like 'webhook-%'");
});

const genuineHeaders = () => ({
  'PAYPAL-AUTH-ALGO': 'SHA256withRSA',
  'PAYPAL-CERT-URL': `${apiUrl}/v1/notifications/certs/CERT-1`,
  'PAYPAL-TRANSMISSION-ID': crypto.randomUUID(),
  'PAYPAL-TRANSMISSION-SIG': `${'A'.repeat(342)}==`,
  'PAYPAL-TRANSMISSION-TIME': new Date().toISOString(),
});

let made = 0;
function event({ orderId = `ORDER${made}`, summary = 'forged', id = `WH-${made++}` } = {}): string {
  return JSON.stringify({ id, event_type: 'CHECKOUT.ORDER.APPROVED', summary, resource: { id: orderId } });
}

async function deliver(body: string, headers: Record<string, string> = {}): Promise<number> {
  const result = await shop.request('/api/webhooks/paypal', {
    method: 'POST',
    headers: { 'X-Forwarded-For': '203.0.113.9', ...genuineHeaders(), ...headers },
    body,
  });
  return result.status;
}

const from = (index: number) => ({ 'X-Forwarded-For': `198.51.100.${index}` });

/** Orders of the shop with these PayPal ids. */
async function ownPaypalOrders(...ids: string[]) {
  const payer = await placedOrder(shop);
  await rows(
    shop,
    `insert into payment_attempts (id, order_id, provider, environment, provider_order_id, amount_minor, currency, status)
     select gen_random_uuid(), $1, 'paypal', 'sandbox', known, 100, 'USD', 'failed' from unnest($2::text[]) known`,
    payer.order._id,
    ids,
  );
}

test.each([
  ['an unknown way to sign', { 'PAYPAL-AUTH-ALGO': 'none' }],
  ['no signature', { 'PAYPAL-TRANSMISSION-SIG': 'x' }],
  ['no transmission id', { 'PAYPAL-TRANSMISSION-ID': '?' }],
  ['no time', { 'PAYPAL-TRANSMISSION-TIME': 'yesterday' }],
  ['a time long past', { 'PAYPAL-TRANSMISSION-TIME': '2020-01-01T00:00:00Z' }],
  ['a time far ahead', { 'PAYPAL-TRANSMISSION-TIME': '2999-01-01T00:00:00Z' }],
  ['a certificate from elsewhere', { 'PAYPAL-CERT-URL': 'https://evil.example/cert' }],
])('T7 an event with %s is rejected without a call', async (_, headers) => {
  expect(await deliver(event(), headers)).toBe(400);
  expect(asked).toBe(0);
});

test.each(['', '{', '[]', '{"id":"WH-1"}', event({ id: 'x' })])(
  'T7 an invalid event body (%s) is rejected without a call',
  async (body) => {
    expect(await deliver(body)).toBe(400);
    expect(asked).toBe(0);
  },
);

test('T7 sixty forged events of one client make ten calls, then it gets a 429', async () => {
  const statuses = await Promise.all(Array.from({ length: 60 }, () => deliver(event())));
  expect(asked).toBe(10);
  expect(statuses.toSorted()).toEqual([...Array(10).fill(400), ...Array(50).fill(429)]);
});

test('T7 sixty clients make thirty calls in total, and an event about a known order still gets through', async () => {
  const payer = await placedOrder(shop);
  await rows(
    shop,
    `insert into payment_attempts (id, order_id, provider, environment, provider_order_id, amount_minor, currency, status)
     values (gen_random_uuid(), $1, 'paypal', 'sandbox', 'OURS1', 100, 'USD', 'created')`,
    payer.order._id,
  );
  await Promise.all(Array.from({ length: 60 }, (_, index) => deliver(event(), from(index))));
  expect(asked).toBe(30);
  expect(await deliver(event(), from(61))).toBe(429);
  expect(await deliver(event({ orderId: 'OURS1', summary: 'genuine' }), from(62))).toBe(200);
});

test('T7 forged events about a known order use up the limit of that order only', async () => {
  await ownPaypalOrders('OWN', 'OTHER');
  for (let index = 0; index < 20; index += 1) await deliver(event({ orderId: 'OWN' }), from(100 + index));
  expect(asked).toBe(10);
  expect(await deliver(event({ orderId: 'OTHER', summary: 'genuine' }), from(130))).toBe(200);
});

test('genuine events are never limited, and a repeated one makes no second call', async () => {
  for (let index = 0; index < 40; index += 1) expect(await deliver(event({ summary: 'genuine' }))).toBe(200);
  expect(asked).toBe(40);
  const again = event({ summary: 'genuine' });
  for (const _ of [1, 2, 3]) expect(await deliver(again)).toBe(200);
  expect(asked).toBe(41);
  expect(await deliver(again.replace('genuine', 'other'))).toBe(400);
});

test('T7 an event that was rejected without a call uses no points: its sender still gets through with known orders', async () => {
  await ownPaypalOrders('OURS2');
  for (let index = 0; index < 30; index += 1) await deliver(event(), from(150 + index));
  for (let tries = 0; tries < 12; tries += 1) expect(await deliver(event(), from(200))).toBe(429);
  expect(asked).toBe(30);
  expect(await deliver(event({ orderId: 'OURS2', summary: 'genuine' }), from(200))).toBe(200);
});

test('T7 events that PayPal could not verify use no points', async () => {
  await ownPaypalOrders('OURS3');
  isAway = true;
  const waiting = Array.from({ length: 10 }, () => event({ orderId: 'OURS3', summary: 'genuine' }));
  const statuses = await Promise.all(waiting.map((body) => deliver(body)));
  expect(new Set(statuses)).toEqual(new Set([503]));
  isAway = false;
  expect(await deliver(waiting[0] ?? '')).toBe(200);
});
