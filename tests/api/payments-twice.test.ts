import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { reconcileDays } from '../../src/server/payments/reconcile.ts';
import { sendRefund } from '../../src/server/payments/send-refund.ts';
import {
  agreeWallet,
  booksOf,
  eventsDone,
  openPayments,
  type Payer,
  payUpi,
  payWallet,
  placedOrder,
  rows,
  sandbox,
  startUpi,
  startWallet,
} from '../support/payments.ts';
import { mailTo, until } from '../support/people.ts';
import { forceOrder, SESAME } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => sandbox(shop, '/control/clear'));

const verify = ({ me }: Payer, token: object) => me.post('/api/orders/razorpay/verify-payment', token);
const refundsEnded = (orderId: string) =>
  until(async () => {
    const books = await booksOf(shop, orderId);
    const isOver = books.refunds.length > 0 && books.refunds.every(({ status }) => status !== 'requested');
    return isOver ? books : undefined;
  });
/** How much the providers refunded, by payment. */
async function refunded(): Promise<Record<string, number>> {
  const state = await (await shop.request('/sandbox/control/state')).json();
  const totals: Record<string, number> = {};
  for (const { payment_id, amount, status } of Object.values<{
    payment_id: string;
    amount: number;
    status: string;
  }>(state.razorpay.refunds))
    if (status !== 'failed') totals[payment_id] = (totals[payment_id] ?? 0) + amount;
  for (const { captureId, amount, status } of Object.values<{
    captureId: string;
    amount: { value: string };
    status: string;
  }>(state.paypal.refunds))
    if (status !== 'FAILED')
      totals[captureId] = (totals[captureId] ?? 0) + Math.round(Number(amount.value) * 100);
  return totals;
}

test('54 the same capture confirmed ten times concurrently is recorded once, with ten equal responses', async () => {
  const payer = await placedOrder(shop);
  const { captureID } = await agreeWallet(shop, await startWallet(payer), {
    outcome: 'capture',
    webhook: 'never',
  });
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => payer.me.put('/api/orders/pay', { paymentId: captureID })),
  );
  for (const response of responses) expect(response).toEqual(responses[0]);
  expect(responses[0]?.status).toBe(200);
  expect((await booksOf(shop, payer.order._id)).payments).toHaveLength(1);
  await mailTo(shop, payer.who.email, 2);
  expect(shop.sandbox.mailbox.messages(payer.who.email)).toHaveLength(2);
});

test('67 T23 paid by UPI and by PayPal: one pays the order, the other is refunded once, and the customer gets an email', async () => {
  const payer = await placedOrder(shop);
  const paypalOrder = await startWallet(payer);
  const token = await payUpi(shop, await startUpi(payer), { webhook: 'twice' });
  await agreeWallet(shop, paypalOrder, { outcome: 'capture', webhook: 'twice' });
  await Promise.all([
    verify(payer, token),
    payer.me.post('/api/orders/paypal/capture-order', { orderId: paypalOrder }),
  ]);
  await until(async () => (await booksOf(shop, payer.order._id)).payments.length === 2 || undefined);
  const books = await refundsEnded(payer.order._id);
  expect(books.payments.map(({ status }) => status).sort()).toEqual(['captured', 'duplicate']);
  const second = books.payments.find(({ status }) => status === 'duplicate');
  expect(books.refunds).toEqual([{ status: 'processed', amount: second?.amount, payment: second?.id }]);
  expect(books).toMatchObject({ status: 'PAYMENT', payment_status: 'COMPLETED' });
  expect((await refunded())[second?.id ?? '']).toBe(second?.amount);
  await until(() => subjects(payer).find((subject) => subject.includes('your money goes back')));
  await until(() => subjects(payer).find((subject) => subject.includes('refunded')));
});

const subjects = ({ who }: Payer) => shop.sandbox.mailbox.messages(who.email).map(({ subject }) => subject);

test('68 two payments on one Razorpay order: the second is refunded', async () => {
  const payer = await placedOrder(shop);
  const razorpayOrder = await startUpi(payer);
  const first = await payUpi(shop, razorpayOrder, { webhook: 'never' });
  const second = await payUpi(shop, razorpayOrder, { again: true, webhook: 'never' });
  expect((await verify(payer, second)).body.success).toBe(true);
  expect((await verify(payer, first)).body.success).toBe(true);
  const books = await refundsEnded(payer.order._id);
  expect(books.payments.map(({ status }) => status).sort()).toEqual(['captured', 'duplicate']);
  expect(books.refunds).toMatchObject([{ status: 'processed' }]);
});

test('72 a refund whose response is lost and that is requested twice is one refund', async () => {
  const payer = await placedOrder(shop);
  const razorpayOrder = await startUpi(payer);
  await sandbox(shop, '/control/razorpay/fault', {
    fault: 'answer-lost',
    on: 'POST /v1/payments/:id/refund',
    times: 2,
  });
  const deps = await openPayments(shop);
  await payUpi(shop, razorpayOrder, { webhook: 'never' });
  const second = await payUpi(shop, razorpayOrder, { again: true, webhook: 'never' });
  await verify(payer, second);
  const refundId = await until(async () => {
    const [row] = await rows<{ id: string }>(
      shop,
      'select r.id from refunds r join payments p on p.id = r.payment_id where p.order_id = $1',
      payer.order._id,
    );
    return row?.id;
  });
  // the shop's own worker requests it too, concurrently and repeatedly
  await Promise.allSettled(Array.from({ length: 3 }, () => sendRefund(deps, { refundId })));
  const books = await refundsEnded(payer.order._id);
  await deps.close();
  expect(books.refunds).toHaveLength(1);
  const [duplicate] = books.payments.filter(({ status }) => status === 'duplicate');
  expect((await refunded())[duplicate?.id ?? '']).toBe(duplicate?.amount);
});

test.each(['processed', 'failed'])('a slow refund is tracked to its end: %s', async (end) => {
  const payer = await placedOrder(shop);
  const razorpayOrder = await startUpi(payer);
  await sandbox(shop, '/control/razorpay/next-refund', { refund: 'pending' });
  await payUpi(shop, razorpayOrder, { webhook: 'never' });
  await verify(payer, await payUpi(shop, razorpayOrder, { again: true, webhook: 'never' }));
  const providerId = await until(async () => {
    const [row] = await rows<{ id: string | null }>(
      shop,
      'select r.provider_refund_id id from refunds r join payments p on p.id = r.payment_id where p.order_id = $1',
      payer.order._id,
    );
    return row?.id ?? undefined;
  });
  await sandbox(shop, `/control/razorpay/refunds/${providerId}/end`, { status: end });
  const books = await refundsEnded(payer.order._id);
  expect(books.refunds).toMatchObject([{ status: end }]);
  const problems = await rows(
    shop,
    "select 1 from payment_problems where order_id = $1 and kind = 'refund-failed'",
    payer.order._id,
  );
  expect(problems).toHaveLength(end === 'failed' ? 1 : 0);
});

test('a refund by hand at the provider is recorded, and a fully refunded order is cancelled', async () => {
  const payer = await placedOrder(shop);
  const token = await payUpi(shop, await startUpi(payer));
  await verify(payer, token);
  const deps = await openPayments(shop);
  const paymentId = token.razorpay_payment_id ?? '';
  await deps.razorpay.refund({ paymentId, amountMinor: 10_000, idempotencyKey: `by-hand-${paymentId}-1` });
  await until(async () => (await booksOf(shop, payer.order._id)).refunds.length === 1 || undefined);
  expect(await booksOf(shop, payer.order._id)).toMatchObject({
    status: 'PAYMENT',
    payment_status: 'COMPLETED',
  });
  const rest = payer.order.totalPrice * 100 - 10_000;
  await deps.razorpay.refund({ paymentId, amountMinor: rest, idempotencyKey: `by-hand-${paymentId}-2` });
  await deps.close();
  const books = await until(async () => {
    const now = await booksOf(shop, payer.order._id);
    return now.payment_status === 'REFUNDED' ? now : undefined;
  });
  expect(books).toMatchObject({ status: 'CANCELLED', holds_stock: false });
  expect(books.refunds.map(({ amount }) => amount)).toEqual([10_000, rest]);
});

test('after a partial refund by hand without a webhook, a cancelled order is refunded the rest', async () => {
  const payer = await placedOrder(shop);
  const token = await payUpi(shop, await startUpi(payer), { webhook: 'never' });
  await verify(payer, token);
  const deps = await openPayments(shop);
  const paymentId = token.razorpay_payment_id ?? '';
  await deps.razorpay.refund({ paymentId, amountMinor: 10_000, idempotencyKey: `by-hand-${paymentId}` });
  await deps.close();
  expect((await booksOf(shop, payer.order._id)).refunds).toEqual([]);
  expect((await payer.me.post(`/api/orders/${payer.order._id}/cancel`, {})).status).toBe(200);
  const books = await until(async () => {
    const now = await booksOf(shop, payer.order._id);
    return now.payment_status === 'REFUNDED' ? now : undefined;
  });
  const done = books.refunds.filter(({ status }) => status === 'processed').map(({ amount }) => amount);
  expect(done.toSorted((one, other) => one - other)).toEqual([10_000, payer.order.totalPrice * 100 - 10_000]);
});

test('the database rejects refunds above the payment', async () => {
  const payer = await placedOrder(shop);
  await payWallet(shop, payer);
  const insert = `insert into refunds (id, payment_id, idempotency_key, amount_minor)
    select gen_random_uuid(), id, gen_random_uuid()::text, amount_minor - 1 from payments where order_id = $1`;
  const tried = await Promise.allSettled(
    Array.from({ length: 5 }, () => rows(shop, insert, payer.order._id)),
  );
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await rows(shop, "update refunds set status = 'failed' where status = 'requested'");
});

test.each(['expired', 'deleted'])(
  'a payment for an order that was %s restores it while everything is available',
  async (what) => {
    const payer = await placedOrder(shop);
    const razorpayOrder = await startUpi(payer);
    await giveUp(payer, what);
    const token = await payUpi(shop, razorpayOrder, { webhook: 'never' });
    expect((await verify(payer, token)).body.success).toBe(true);
    expect(await booksOf(shop, payer.order._id)).toMatchObject({
      status: 'PAYMENT',
      payment_status: 'COMPLETED',
      deleted: false,
      holds_stock: true,
      refunds: [],
    });
  },
);

async function giveUp({ me, order }: Payer, what: string): Promise<void> {
  await rows(
    shop,
    "update payment_attempts set created_at = now() - interval '20 minutes' where order_id = $1",
    order._id,
  );
  if (what === 'deleted') expect((await me.remove(`/api/orders/${order._id}`)).status).toBe(200);
  else await forceOrder(shop, order._id, 'holds_stock = false, held_until = null');
  if (what === 'cancelled') await forceOrder(shop, order._id, "status = 'CANCELLED'");
}

test.each(['expired', 'deleted', 'cancelled'])(
  'a payment for an order that was %s and is not available is refunded, and the customer gets an email',
  async (what) => {
    const payer = await placedOrder(shop);
    const razorpayOrder = await startUpi(payer);
    await giveUp(payer, what);
    const stock = 'update food_sizes set stock = $3 where food_id = $1 and size = $2';
    await rows(shop, stock, SESAME.productId, SESAME.size, 0);
    const token = await payUpi(shop, razorpayOrder, { webhook: 'twice' });
    const response = await verify(payer, token);
    expect(response).toMatchObject({ status: 409, body: { success: false, code: 'payment-returned' } });
    await rows(shop, stock, SESAME.productId, SESAME.size, null);
    const books = await refundsEnded(payer.order._id);
    expect(books).toMatchObject({
      payment_status: 'PENDING',
      holds_stock: false,
      payments: [{ status: 'unfulfilled' }],
      refunds: [{ status: 'processed', amount: payer.order.totalPrice * 100 }],
    });
    expect((await refunded())[token.razorpay_payment_id ?? '']).toBe(payer.order.totalPrice * 100);
    await until(() => subjects(payer).find((subject) => subject.includes('your money goes back')));
    const left = await payer.me.get('/api/cart');
    expect(left.body.items).toHaveLength(1);
  },
);

test('69 concurrent deletion and payment never lose money, fifty times over', async () => {
  const payers = await Promise.all(Array.from({ length: 50 }, () => placedOrder(shop)));
  await Promise.all(
    payers.map(async (payer, number) => {
      const razorpayOrder = await startUpi(payer);
      const age =
        "update payment_attempts set created_at = now() - interval '20 minutes' where order_id = $1";
      await rows(shop, age, payer.order._id);
      const pay = async () =>
        verify(payer, await payUpi(shop, razorpayOrder, { webhook: number % 2 ? 'twice' : 'never' }));
      await Promise.all([payer.me.remove(`/api/orders/${payer.order._id}`), pay()]);
    }),
  );
  await until(async () => (await eventsDone(shop)) || undefined, 40_000);
  const wrong = await rows(
    shop,
    `select o.id from orders o join payments p on p.order_id = o.id
     left join refunds r on r.payment_id = p.id and r.status <> 'failed'
     where o.id = any($1) and (o.deleted_at is not null or o.payment_status <> 'COMPLETED')
     group by o.id, p.id having coalesce(sum(r.amount_minor), 0) <> p.amount_minor`,
    payers.map(({ order }) => order._id),
  );
  expect(wrong).toEqual([]);
}, 60_000);

test('the hourly job finds a refund that was never sent', async () => {
  const payer = await placedOrder(shop);
  const razorpayOrder = await startUpi(payer);
  await sandbox(shop, '/control/razorpay/fault', {
    fault: 'error-500',
    on: 'POST /v1/payments/:id/refund',
    times: 3,
  });
  await payUpi(shop, razorpayOrder, { webhook: 'never' });
  await verify(payer, await payUpi(shop, razorpayOrder, { again: true, webhook: 'never' }));
  await rows(
    shop,
    `update refunds set updated_at = now() - interval '1 hour' where payment_id in (select id from payments where order_id = $1)`,
    payer.order._id,
  );
  await rows(shop, "delete from pgboss.job where name = 'refund'");
  const deps = await openPayments(shop);
  const books = await until(async () => {
    await reconcileDays(deps);
    const now = await booksOf(shop, payer.order._id);
    return now.refunds[0]?.status === 'processed' ? now : undefined;
  });
  await deps.close();
  expect(books.refunds).toHaveLength(1);
});
