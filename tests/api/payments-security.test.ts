import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { razorpayOf } from '../support/payment-settings.ts';
import {
  agreeWallet,
  booksOf,
  eventsDone,
  openPayments,
  payUpi,
  placedOrder,
  rows,
  startUpi,
  startWallet,
} from '../support/payments.ts';
import { until } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const signed = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');

/** A payment that only Razorpay knows, and how to deliver its event. */
async function untold() {
  const payer = await placedOrder(shop);
  const razorpayOrder = await startUpi(payer);
  await payUpi(shop, razorpayOrder, { webhook: 'never', browser: 'silent' });
  const list: { id: string; event: string; about: string; body: string }[] = await (
    await shop.request('/sandbox/control/razorpay/webhooks')
  ).json();
  const notified = list.find(({ event, about }) => about === razorpayOrder && event === 'payment.captured');
  if (!notified) throw new Error('nothing to tell');
  const deliver = async (headers: Record<string, string> = {}) => {
    const { status } = await shop.request('/api/webhooks/razorpay', {
      method: 'POST',
      headers: { 'X-Razorpay-Event-Id': notified.id, ...headers },
      body: notified.body,
    });
    return status;
  };
  const genuine = {
    'X-Razorpay-Signature': signed(notified.body, razorpayOf(shop.config).webhookSecret),
  };
  return { payer, body: notified.body, deliver, genuine };
}

const paid = (orderId: string) =>
  until(async () => {
    const books = await booksOf(shop, orderId);
    return books.payment_status === 'COMPLETED' ? books : undefined;
  });

test('51 a capture that was refunded before the shop recorded it pays nothing', async () => {
  const payer = await placedOrder(shop);
  const { captureID: captureId = '' } = await agreeWallet(shop, await startWallet(payer), {
    outcome: 'capture',
    webhook: 'never',
  });
  const deps = await openPayments(shop);
  const capture = await deps.paypal.getCapture(captureId);
  const amountCents = capture.is === 'ok' ? capture.value.amountMinor : 0;
  await deps.paypal.refund({ captureId, amountCents, requestId: `by-hand-${captureId}` });
  await deps.close();
  const response = await payer.me.put('/api/orders/pay', { paymentId: captureId });
  expect(response).toMatchObject({ status: 409, body: { error: 'Payment Save Failed' } });
  const books = await booksOf(shop, payer.order._id);
  expect(books.payment_status).not.toBe('COMPLETED');
  expect((await payer.me.get('/api/orders/user-purchase-count')).body).toEqual({ count: 0 });
  const sent = books.refunds.reduce((sum, { amount }) => sum + amount, 0);
  expect(sent).toBeLessThanOrEqual(amountCents);
});

test('56 a valid signature of a failed payment pays nothing', async () => {
  const payer = await placedOrder(shop);
  const razorpayOrder = await startUpi(payer);
  await payUpi(shop, razorpayOrder, { outcome: 'fail', webhook: 'never' });
  const deps = await openPayments(shop);
  const seen = await deps.razorpay.getOrderPayments(razorpayOrder);
  await deps.close();
  const [payment] = seen.is === 'ok' ? seen.value : [];
  expect(payment?.status).toBe('failed');
  const response = await payer.me.post('/api/orders/razorpay/verify-payment', {
    razorpay_order_id: razorpayOrder,
    razorpay_payment_id: payment?.id,
    razorpay_signature: signed(`${razorpayOrder}|${payment?.id}`, razorpayOf(shop.config).keySecret),
  });
  expect(response).toMatchObject({ status: 400, body: { success: false } });
  expect(await booksOf(shop, payer.order._id)).toMatchObject({
    status: 'PENDING',
    payment_status: 'PENDING',
    payments: [],
  });
});

test('57 an event without a signature or id is rejected and not saved', async () => {
  const { payer, body, deliver, genuine } = await untold();
  expect(await deliver()).toBe(400);
  expect(await deliver({ ...genuine, 'X-Razorpay-Event-Id': '' })).toBe(400);
  expect(await rows(shop, 'select 1 from provider_events where body = $1', body)).toEqual([]);
  expect(await booksOf(shop, payer.order._id)).toMatchObject({ payment_status: 'PENDING' });
  expect(await deliver(genuine)).toBe(200);
  await paid(payer.order._id);
});

test('64 an event that could not be saved is a 5xx, and is processed when it is repeated', async () => {
  const { payer, body, deliver, genuine } = await untold();
  await rows(shop, 'alter table provider_events rename to put_away');
  expect(await deliver(genuine)).toBeGreaterThanOrEqual(500);
  await rows(shop, 'alter table put_away rename to provider_events');
  expect(await rows(shop, 'select 1 from provider_events where body = $1', body)).toEqual([]);
  expect(await deliver(genuine)).toBe(200);
  expect(await paid(payer.order._id)).toMatchObject({ payments: [{ status: 'captured' }] });
});

test('65 an event gets a response at once while its processing is blocked', async () => {
  const { payer, deliver, genuine } = await untold();
  const other = await shop.database.pool.connect();
  try {
    await other.query('begin');
    await other.query('select 1 from orders where id = $1 for update', [payer.order._id]);
    // the database gives up a statement that waits: a response that had to wait for the lock would not be a 200
    expect(await deliver(genuine)).toBe(200);
    await until(async () => {
      const waiting = await rows(
        shop,
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      return waiting.length > 0 || undefined;
    });
    expect(await eventsDone(shop)).toBe(false);
    expect(await booksOf(shop, payer.order._id)).toMatchObject({ payment_status: 'PENDING' });
  } finally {
    await other.query('rollback');
    other.release();
  }
  await paid(payer.order._id);
});
