import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastChange } from '../support/admin-actions.ts';
import { booksOf, openPayments, payUpi, placedOrder, rows, startUpi } from '../support/payments.ts';
import { ADMIN, logIn, until } from '../support/people.ts';
import { as } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: ReturnType<typeof as>;
beforeAll(async () => {
  shop = await openTestShop();
  admin = as(shop, await logIn(shop, ADMIN));
});
afterAll(() => shop.close());

const giveBack = (id: string) => admin.post(`/api/admin/problems/${id}/refund`, {});

async function issueAbout(orderId: string): Promise<string> {
  const find = async () =>
    (await rows<{ id: string }>(shop, 'select id from payment_problems where order_id = $1', orderId))[0];
  return (await until(find)).id;
}

const processed = (orderId: string) =>
  until(async () => {
    const { refunds } = await booksOf(shop, orderId);
    return refunds.at(-1)?.status === 'processed' ? refunds : undefined;
  });

test('one click refunds a wrong amount, once, and resolves the issue', async () => {
  const payer = await placedOrder(shop);
  await payUpi(shop, await startUpi(payer), { amountMinor: 100 });
  const id = await issueAbout(payer.order._id);
  const shown = (await admin.get('/api/admin/problems')).body.find(({ _id }: { _id: string }) => _id === id);
  expect(shown.isRefundable).toBe(true);
  const responses = await Promise.all([giveBack(id), giveBack(id)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect(await processed(payer.order._id)).toMatchObject([{ amount: 100 }]);
  const { history } = (await admin.get(`/api/admin/orders/${payer.order._id}`)).body;
  expect(JSON.stringify(history)).toContain('Refund: Another sum came than was asked for');
  expect((await lastChange(shop, `problem ${id}`)).action).toBe('refund problem');
});

test('a partial refund that failed is retried with the same amount', async () => {
  const payer = await placedOrder(shop);
  await payUpi(shop, await startUpi(payer));
  const isPaid = async () => (await booksOf(shop, payer.order._id)).payments[0];
  const payment = await until(isPaid);
  const [rejected, id] = [randomUUID(), randomUUID()];
  await rows(
    shop,
    `insert into refunds (id, payment_id, idempotency_key, amount_minor, reason, status)
     select $1::uuid, id, 'refund-' || $1, 2500, 'One bottle leaked', 'failed' from payments where order_id = $2`,
    rejected,
    payer.order._id,
  );
  await rows(
    shop,
    `insert into payment_problems (id, kind, subject, provider, provider_payment_id, order_id)
     values ($1, 'refund-failed', $2, 'razorpay', $3, $4)`,
    id,
    rejected,
    payment.id,
    payer.order._id,
  );
  expect((await giveBack(id)).status).toBe(200);
  expect(await processed(payer.order._id)).toMatchObject([
    { status: 'failed' },
    { status: 'processed', amount: 2500 },
  ]);
});

test('a payment without an order is refunded at the provider, unless its order was found meanwhile', async () => {
  const payer = await placedOrder(shop);
  const razorpayOrder = await startUpi(payer);
  await payUpi(shop, razorpayOrder, { webhook: 'never', browser: 'silent' });
  const deps = await openPayments(shop);
  const inspect = async () => {
    const seen = await deps.razorpay.getOrderPayments(razorpayOrder);
    if (seen.is !== 'ok' || !seen.value[0]) throw new Error('the sandbox knows no payment');
    return seen.value[0];
  };
  const id = randomUUID();
  await rows(
    shop,
    `insert into payment_problems (id, kind, subject, provider, provider_payment_id)
     values ($1, 'unknown-order', $2, 'razorpay', $2)`,
    id,
    (await inspect()).id,
  );
  expect(await giveBack(id)).toMatchObject({ status: 409, body: { code: 'problem-not-refundable' } });
  expect((await inspect()).status).toBe('captured');
  await rows(
    shop,
    "update payment_attempts set provider_order_id = 'order_hidden' where order_id = $1",
    payer.order._id,
  );
  expect((await giveBack(id)).status).toBe(200);
  expect((await inspect()).status).toBe('refunded');
  expect((await giveBack(id)).status).toBe(404);
  await deps.close();
});

test('a payment of another merchant is not refunded', async () => {
  const id = randomUUID();
  await rows(
    shop,
    `insert into payment_problems (id, kind, subject, provider, provider_payment_id)
     values ($1, 'not-ours', 'pay_2', 'razorpay', 'pay_2')`,
    id,
  );
  expect((await giveBack(id)).status).toBe(409);
});
