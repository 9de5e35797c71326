import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { processEvent } from '../../src/server/payments/process-event.ts';
import { reconcileDays } from '../../src/server/payments/reconcile.ts';
import { razorpayOf } from '../support/payment-settings.ts';
import {
  agreeWallet,
  booksOf,
  eventsDone,
  openPayments,
  payUpi,
  payWallet,
  placedOrder,
  rows,
  sandbox,
  startUpi,
  startWallet,
} from '../support/payments.ts';
import { mailTo, until } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => sandbox(shop, '/control/clear'));

interface Webhook {
  id: string;
  event: string;
  about: string;
  body: string;
  results: unknown[];
}

async function webhooksAbout(provider: 'razorpay' | 'paypal', about: string): Promise<Webhook[]> {
  const list = await (await shop.request(`/sandbox/control/${provider}/webhooks`)).json();
  return (list as Webhook[]).filter((webhook) => webhook.about === about);
}

function sign(body: string, secret = razorpayOf(shop.config).webhookSecret): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

/** Sends an event as Razorpay would; with null instead of a signature, without that header. */
async function deliver(body: string, id: string, signature: string | null = sign(body)) {
  const response = await shop.request('/api/webhooks/razorpay', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Razorpay-Event-Id': id,
      ...(signature !== null && { 'X-Razorpay-Signature': signature }),
    },
    body,
  });
  return response.status;
}

const send = (provider: string, id: string) => sandbox(shop, `/control/${provider}/webhooks/${id}/send`);
const settled = () => until(async () => (await eventsDone(shop)) || undefined);
const storedOf = async (body: string) =>
  (await rows(shop, 'select 1 from provider_events where body = $1', body)).length;
/** Razorpay signs only the body, so the body identifies the event. */
const keyOf = (body: string) =>
  ({ provider: 'razorpay', eventId: createHash('sha256').update(body).digest('hex') }) as const;

/** A payment without delivered events; a test sends them as it needs. */
async function untold() {
  const payer = await placedOrder(shop);
  const razorpayOrder = await startUpi(payer);
  await payUpi(shop, razorpayOrder, { webhook: 'never', browser: 'silent' });
  const events = await webhooksAbout('razorpay', razorpayOrder);
  const find = (name: string) => {
    const found = events.find(({ event }) => event === name);
    if (!found) throw new Error(`no ${name}`);
    return found;
  };
  return { payer, razorpayOrder, find };
}

test('57 an event without the right signature over exactly these bytes is rejected', async () => {
  const { payer, find } = await untold();
  const { id, body } = find('payment.captured');
  const spaced = JSON.stringify(JSON.parse(body), undefined, 1);
  const forged: [string, string | null][] = [
    [body, null],
    [body, ''],
    [body, sign(body, 'another secret')],
    [body, sign(body, razorpayOf(shop.config).keySecret)],
    [body, sign(body).toUpperCase()],
    [body.replace('captured', 'Captured'), sign(body)],
    [spaced, sign(body)],
  ];
  for (const [text, signature] of forged) {
    expect(await deliver(text, id, signature), `signature ${signature}`).toBe(400);
    expect(await storedOf(text)).toBe(0);
  }
  await settled();
  expect(await booksOf(shop, payer.order._id)).toMatchObject({ payment_status: 'PENDING', payments: [] });
  // the signature was all that was missing
  expect(await deliver(body, id)).toBe(200);
  await settled();
  expect(await booksOf(shop, payer.order._id)).toMatchObject({ payment_status: 'COMPLETED' });
});

test.each(['', '{', '[]', '{"event":1}', 'null', '\0'])(
  'a signed body that is not an event (%j) is not a 500',
  async (body) => {
    expect(await deliver(body, 'EventNotAnEvent')).toBe(400);
  },
);

test('58 a hundred concurrent deliveries of one event are one event with one effect', async () => {
  const { payer, find } = await untold();
  const { id, body } = find('payment.captured');
  const statuses = await Promise.all(Array.from({ length: 100 }, () => deliver(body, id)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  await settled();
  expect(await storedOf(body)).toBe(1);
  expect(await booksOf(shop, payer.order._id)).toMatchObject({
    payment_status: 'COMPLETED',
    payments: [{ status: 'captured' }],
    refunds: [],
  });
});

test('58 one signed body under fifty event ids is one event, and blocks no other event', async () => {
  const { payer, find } = await untold();
  const { id, body } = find('payment.authorized');
  const paid = find('order.paid');
  const ids = [paid.id, ...Array.from({ length: 49 }, (_, index) => `${id}${index}`)];
  for (const header of ids) expect(await deliver(body, header)).toBe(200);
  expect(await storedOf(body)).toBe(1);
  expect(await deliver(paid.body, paid.id)).toBe(200);
  expect(await storedOf(paid.body)).toBe(1);
  await settled();
  expect(await booksOf(shop, payer.order._id)).toMatchObject({ payment_status: 'COMPLETED' });
});

test('59 browser, payment.captured and order.paid make one payment and one email', async () => {
  const payer = await placedOrder(shop);
  const razorpayOrder = await startUpi(payer);
  const token = await payUpi(shop, razorpayOrder, { webhook: 'never' });
  const events = await webhooksAbout('razorpay', razorpayOrder);
  const [...responses] = await Promise.all([
    ...Array.from({ length: 10 }, () => payer.me.post('/api/orders/razorpay/verify-payment', token)),
    ...events.map(({ id }) => send('razorpay', id)),
  ]);
  expect(responses.map(({ status }) => status)).toEqual(Array(13).fill(200));
  await settled();
  expect((await booksOf(shop, payer.order._id)).payments).toMatchObject([{ status: 'captured' }]);
  await mailTo(shop, payer.who.email, 2);
  const [{ emails = 0 } = {}] = await rows<{ emails: number }>(
    shop,
    "select count(*) emails from pgboss.job where name in ('mail', 'order-mail') and data -> 'to' ->> 'address' = $1",
    payer.who.email,
  );
  expect(emails).toBe(2);
});

test('60 a failure event after the success changes nothing', async () => {
  const payer = await placedOrder(shop);
  const razorpayOrder = await startUpi(payer);
  await payUpi(shop, razorpayOrder, { outcome: 'fail', webhook: 'never' });
  const [failure] = await webhooksAbout('razorpay', razorpayOrder);
  const token = await payUpi(shop, razorpayOrder);
  await payer.me.post('/api/orders/razorpay/verify-payment', token);
  await send('razorpay', failure?.id ?? '');
  await settled();
  expect(await booksOf(shop, payer.order._id)).toMatchObject({
    status: 'PAYMENT',
    payment_status: 'COMPLETED',
  });
  expect(
    await rows(shop, 'select status from payment_attempts where order_id = $1', payer.order._id),
  ).toEqual([{ status: 'succeeded' }]);
});

test('63 a paisa too little is recorded, reported as an issue and pays nothing', async () => {
  const payer = await placedOrder(shop);
  const amountMinor = payer.order.totalPrice * 100 - 1;
  await payUpi(shop, await startUpi(payer), { amountMinor });
  await shop.sandbox.idle();
  await settled();
  expect(await booksOf(shop, payer.order._id)).toMatchObject({
    payment_status: 'PENDING',
    payments: [{ status: 'mismatched', amount: amountMinor }],
    refunds: [],
  });
  const { shopEmail } = await shop.sender();
  const email = await mailTo(shop, shopEmail);
  expect(email.subject).toContain('amount-mismatch');
});

test('63 an event about an unknown order is saved, retried, reported as an issue, and settled once the order is known', async () => {
  const { payer, razorpayOrder, find } = await untold();
  const hide = 'update payment_attempts set provider_order_id = $2 where order_id = $1';
  await rows(shop, hide, payer.order._id, 'order_hidden');
  const { id, body } = find('order.paid');
  expect(await deliver(body, id)).toBe(200);
  const deps = await openPayments(shop);
  const key = keyOf(body);
  for (let tries = 0; tries < 4; tries++) {
    await expect(processEvent(deps, key)).rejects.toThrow('no order of ours');
  }
  expect(await rows(shop, 'select kind from payment_problems where subject = $1', paymentIn(body))).toEqual([
    { kind: 'unknown-order' },
  ]);
  await rows(shop, hide, payer.order._id, razorpayOrder);
  await rows(
    shop,
    "update provider_events set received_at = now() - interval '1 hour' where event_id = $1",
    key.eventId,
  );
  await reconcileDays(deps);
  await deps.close();
  expect(await booksOf(shop, payer.order._id)).toMatchObject({ payment_status: 'COMPLETED' });
  expect(await eventsDone(shop)).toBe(true);
});

function paymentIn(body: string): string {
  return JSON.parse(body).payload.payment.entity.id;
}

test('64 while the database is unreachable a webhook gets a 503, so that it is repeated', async () => {
  const lost = await openTestShop();
  const body = '{"entity":"event","event":"order.paid","payload":{}}';
  const signature = sign(body, razorpayOf(lost.config).webhookSecret);
  await lost.close();
  const response = await lost.request('/api/webhooks/razorpay', {
    method: 'POST',
    headers: { 'X-Razorpay-Event-Id': 'EventWithoutDb1', 'X-Razorpay-Signature': signature },
    body,
  });
  expect(response.status).toBe(503);
});

test('65 an event gets a response at once, however slow the provider is', async () => {
  const { payer, find } = await untold();
  await sandbox(shop, '/control/razorpay/fault', {
    fault: 'error-500',
    on: 'GET /v1/orders/:id/payments',
    times: 3,
  });
  const { id, body } = find('payment.captured');
  // a response that had to wait for the provider would not be a 200
  expect(await deliver(body, id)).toBe(200);
  const deps = await openPayments(shop);
  await until(async () => {
    await processEvent(deps, keyOf(body)).catch(() => {});
    return (await booksOf(shop, payer.order._id)).payment_status === 'COMPLETED' || undefined;
  });
  await deps.close();
});

test('66 a PayPal event is accepted only after PayPal verified it', async () => {
  const payer = await placedOrder(shop);
  const paypalOrder = await startWallet(payer);
  await sandbox(shop, '/control/paypal/fault', {
    fault: 'error-500',
    on: 'POST /v1/notifications/verify-webhook-signature',
    times: 3,
  });
  await agreeWallet(shop, paypalOrder, { outcome: 'capture', webhook: 'never' });
  const [, captured] = await webhooksAbout('paypal', paypalOrder);
  const id = captured?.id ?? '';
  await send('paypal', id);
  expect((await webhooksAbout('paypal', paypalOrder))[1]?.results).toEqual([503]);
  expect(await storedOf(captured?.body ?? '')).toBe(0);
  const elsewhere = await shop.request('/api/webhooks/paypal', {
    method: 'POST',
    headers: {
      'PAYPAL-AUTH-ALGO': 'SHA256withRSA',
      'PAYPAL-CERT-URL': 'https://evil.example/cert',
      'PAYPAL-TRANSMISSION-ID': 'x',
      'PAYPAL-TRANSMISSION-SIG': 'x',
      'PAYPAL-TRANSMISSION-TIME': '2026-01-01T00:00:00Z',
    },
    body: captured?.body ?? '',
  });
  expect(elsewhere.status).toBe(400);
  await send('paypal', id);
  await settled();
  expect(await booksOf(shop, payer.order._id)).toMatchObject({ payment_status: 'COMPLETED' });
});

test('57 a forged PayPal event is rejected', async () => {
  const payer = await placedOrder(shop);
  const paypalOrder = await startWallet(payer);
  await agreeWallet(shop, paypalOrder, { outcome: 'capture', webhook: 'forged', browser: 'silent' });
  await shop.sandbox.idle();
  const sent = await webhooksAbout('paypal', paypalOrder);
  expect(sent.flatMap(({ results }) => results.slice(0, 1))).toEqual([400, 400]);
  expect(await booksOf(shop, payer.order._id)).toMatchObject({ payment_status: 'PENDING', payments: [] });
});

test('a PayPal refund by hand is found by its link to the capture, and cancels the order', async () => {
  const payer = await placedOrder(shop);
  const captureId = await payWallet(shop, payer, { webhook: 'never' });
  const deps = await openPayments(shop);
  await deps.paypal.refund({ captureId, amountCents: 1731, requestId: `by-hand-${captureId}` });
  await deps.close();
  await until(async () => (await booksOf(shop, payer.order._id)).payment_status === 'REFUNDED' || undefined);
  expect(await booksOf(shop, payer.order._id)).toMatchObject({ status: 'CANCELLED', holds_stock: false });
});
