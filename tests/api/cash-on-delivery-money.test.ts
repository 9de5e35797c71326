import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { reconcile } from '../../src/server/payments/reconcile.ts';
import { type Admin, act, asAdmin } from '../support/admin-actions.ts';
import { cashOrder, recordCash, setCash } from '../support/cash-orders.ts';
import {
  ageAttempts,
  booksOf,
  eventsDone,
  openPaymentDeps,
  type Payer,
  payUpi,
  placedOrder,
  rows,
  startUpi,
} from '../support/payments.ts';
import { until } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
});
beforeEach(() => setCash(shop, { fee: 40, maxOpen: 100 }));
afterAll(() => shop.close());

const ship = ({ order }: Payer) => act(admin, order._id, 'ship', { courier: 'X', trackingNumber: 'Y' });
const verify = ({ me }: Payer, paid: Record<string, string>) =>
  me.post('/api/orders/razorpay/verify-payment', paid);
const totalOf = async ({ order }: Payer) =>
  (await rows<{ total_paise: string }>(shop, 'select total_paise from orders where id = $1', order._id))[0]
    ?.total_paise;

test('two admins record the same cash at once: it is one payment', async () => {
  const payer = await cashOrder(shop, 40);
  await ship(payer);
  const recorded = await Promise.all(
    ['CRF1', 'CRF2', '', ''].map((reference) => recordCash(admin, payer.order, { reference })),
  );
  expect(recorded.map(({ status, body }) => [status, body.outcome])).toEqual(
    recorded.map(() => [200, 'captured']),
  );
  const books = await booksOf(shop, payer.order._id);
  expect(books).toMatchObject({ status: 'SHIPPED', payment_status: 'COMPLETED', refunds: [] });
  expect(books.payments).toHaveLength(1);
  expect(
    await rows(shop, 'select 1 from payment_receipts where order_id = $1', payer.order._id),
  ).toHaveLength(1);
  const cash = "select 1 from order_history where order_id = $1 and note like '%received in cash%'";
  expect(await rows(shop, cash, payer.order._id)).toHaveLength(1);
});

test('killed after the cash was saved: the reconciliation settles it, however old the order is', async () => {
  const payer = await cashOrder(shop, 40);
  await ship(payer);
  await rows(
    shop,
    "update orders set created_at = now() - interval '20 days' where id = $1",
    payer.order._id,
  );
  await recordCash(admin, payer.order);
  // as the process left it that died before it settled
  await rows(shop, 'delete from payments where order_id = $1', payer.order._id);
  await rows(
    shop,
    "update orders set payment_status = 'PENDING', payment_id = null where id = $1",
    payer.order._id,
  );
  await rows(shop, "update payment_attempts set status = 'created' where order_id = $1", payer.order._id);
  await ageAttempts(shop, payer.order._id, 3);
  const deps = await openPaymentDeps(shop, {});
  await reconcile(deps);
  await deps.close();
  expect(await booksOf(shop, payer.order._id)).toMatchObject({
    payment_status: 'COMPLETED',
    payments: [{ status: 'captured' }],
  });
});

test('another amount pays nothing, is put before the owner, and the right one pays', async () => {
  const payer = await cashOrder(shop, 40);
  await ship(payer);
  const short = await recordCash(admin, payer.order, { amount: payer.order.totalPrice - 100 });
  expect(short.body).toEqual({ outcome: 'other-amount' });
  const again = await recordCash(admin, payer.order, { amount: payer.order.totalPrice - 100 });
  expect(again.body).toEqual({ outcome: 'other-amount' });
  expect(await booksOf(shop, payer.order._id)).toMatchObject({
    payment_status: 'PENDING',
    payments: [{ status: 'mismatched' }],
  });
  const problems = "select 1 from payment_problems where order_id = $1 and kind = 'amount-mismatch'";
  expect(await rows(shop, problems, payer.order._id)).toHaveLength(1);
  expect((await recordCash(admin, payer.order)).body).toEqual({ outcome: 'captured' });
  expect(await booksOf(shop, payer.order._id)).toMatchObject({ payment_status: 'COMPLETED' });
});

test('only the cash of a cash order can be recorded', async () => {
  const { order } = await placedOrder(shop);
  expect((await recordCash(admin, order)).status).toBe(409);
  const generic = { provider: 'cash-on-delivery', amount: order.totalPrice, reference: 'X' };
  expect((await admin.post(`/api/admin/orders/${order._id}/receipts`, generic)).status).toBe(409);
  const tomorrow = new Date(Date.now() + 48 * 3600 * 1000).toISOString().slice(0, 10);
  const payer = await cashOrder(shop, 40);
  for (const wrong of [{ receivedOn: tomorrow }, { receivedOn: 'x' }, { amount: 0 }, { amount: 'all' }])
    expect((await recordCash(admin, payer.order, wrong)).status).toBe(400);
  const start = await payer.me.post('/api/orders/payments/cash-on-delivery/start', {
    orderId: payer.order._id,
  });
  expect(start.status).toBe(404);
});

test('paid online before it ships: without the fee, and no cash is collected', async () => {
  const payer = await cashOrder(shop, 40);
  const razorpayOrder = await startUpi(payer);
  expect((await ship(payer)).body).toMatchObject({ code: 'payment-open' });
  const paid = await payUpi(shop, razorpayOrder);
  expect((await verify(payer, paid)).status).toBe(200);
  expect(await booksOf(shop, payer.order._id)).toMatchObject({
    status: 'PAYMENT',
    payment_status: 'COMPLETED',
    payments: [{ provider: 'razorpay', status: 'captured' }],
    refunds: [],
  });
  expect(Number(await totalOf(payer))).toBe(Math.round((payer.order.totalPrice - 40) * 100));
  expect((await payer.me.get(`/api/orders/order/${payer.order._id}`)).body).not.toHaveProperty(
    'cashOnDelivery',
  );
  expect((await recordCash(admin, payer.order)).status).toBe(409);
  expect((await ship(payer)).status).toBe(200);
});

test('a payment window that was opened before pays online too', async () => {
  const payer = await placedOrder(shop);
  const razorpayOrder = await startUpi(payer);
  const body = { orderId: payer.order._id, totalPrice: payer.order.totalPrice + 40 };
  expect((await payer.me.post('/api/orders/cash-on-delivery', body)).status).toBe(200);
  await payUpi(shop, razorpayOrder);
  await until(async () => (await booksOf(shop, payer.order._id)).payments.length > 0 || undefined);
  expect(Number(await totalOf(payer))).toBe(payer.order.totalPrice * 100);
});

test('COD order paid twice: online after it shipped goes back, and the cash stays the payment', async () => {
  const payer = await cashOrder(shop, 40);
  const razorpayOrder = await startUpi(payer);
  await ageAttempts(shop, payer.order._id, 20);
  expect((await ship(payer)).status).toBe(200);
  await payUpi(shop, razorpayOrder);
  await until(async () => (await booksOf(shop, payer.order._id)).refunds.length > 0 || undefined);
  expect(await booksOf(shop, payer.order._id)).toMatchObject({
    status: 'SHIPPED',
    payment_status: 'PENDING',
    payments: [{ provider: 'razorpay', status: 'duplicate' }],
  });
  expect((await recordCash(admin, payer.order)).body).toEqual({ outcome: 'captured' });
  const { payments, refunds } = await booksOf(shop, payer.order._id);
  expect(payments.map(({ provider, status }) => [provider, status])).toEqual([
    ['razorpay', 'duplicate'],
    ['cash-on-delivery', 'captured'],
  ]);
  expect(refunds).toHaveLength(1);
});

test('cash and an online payment at the same time: one pays the order, the other goes back', async () => {
  const payer = await cashOrder(shop, 40);
  const paid = await payUpi(shop, await startUpi(payer));
  await Promise.all([verify(payer, paid), recordCash(admin, payer.order)]);
  await until(async () => (await eventsDone(shop)) || undefined);
  const { payment_status, payments, refunds } = await booksOf(shop, payer.order._id);
  expect(payment_status).toBe('COMPLETED');
  const captured = payments.filter(({ status }) => status === 'captured');
  expect(captured).toHaveLength(1);
  expect(Number(captured[0]?.amount)).toBe(Number(await totalOf(payer)));
  expect(refunds).toHaveLength(payments.length - 1);
});

test('a refund of cash waits until an admin says that it was sent', async () => {
  const payer = await cashOrder(shop, 40);
  await ship(payer);
  await recordCash(admin, payer.order);
  await act(admin, payer.order._id, 'deliver');
  const { body: detail } = await admin.get(`/api/admin/orders/${payer.order._id}`);
  const refund = { paymentId: detail.payments[0].id, amount: payer.order.totalPrice, reason: 'Leaking' };
  expect((await act(admin, payer.order._id, 'refund', refund)).status).toBe(200);
  const requested = (await admin.get(`/api/admin/orders/${payer.order._id}`)).body.refunds[0];
  expect(requested.status).toBe('requested');
  const sent = `/api/admin/orders/${payer.order._id}/refunds/${requested.id}/sent`;
  expect((await admin.post(sent, { reference: 'UPI 1' })).status).toBe(200);
  expect(await booksOf(shop, payer.order._id)).toMatchObject({
    status: 'DELIVERED',
    payment_status: 'REFUNDED',
    refunds: [{ status: 'processed' }],
  });
});

/** A small random generator, so that a failure can be repeated. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test('whatever happens in whatever order: captured payments are the totals of paid orders, to the paisa', async () => {
  const random = createRandom(7);
  const payers = await Promise.all(Array.from({ length: 6 }, () => cashOrder(shop, 40)));
  const steps: ((payer: Payer) => Promise<unknown>)[] = [
    ship,
    ({ order }) => act(admin, order._id, 'deliver'),
    ({ order }) => act(admin, order._id, 'undelivered', { why: 'returned', restock: true }),
    ({ order }) => act(admin, order._id, 'cancel', { reason: 'x' }),
    ({ order }) => recordCash(admin, order),
    ({ order }) => recordCash(admin, order, { amount: 1, reference: 'wrong' }),
    async (payer) => {
      const { status, body } = await payer.me.post('/api/orders/razorpay/create-order', {
        orderId: payer.order._id,
      });
      if (status === 200) await verify(payer, await payUpi(shop, body.orderId));
      await ageAttempts(shop, payer.order._id, 20);
    },
  ];
  for (const payer of payers)
    for (let count = 0; count < 7; count += 1) await steps[random(steps.length)]?.(payer);
  await until(async () => (await eventsDone(shop)) || undefined);
  for (const { order } of payers) {
    const [row] = await rows<{
      status: string;
      payment_status: string;
      total_paise: number;
      captured: number;
      parts: number;
    }>(
      shop,
      `select o.status, o.payment_status, o.total_paise,
        coalesce((select sum(p.amount_minor)::bigint from payments p where p.order_id = o.id and p.status = 'captured'), 0) captured,
        o.items_paise - o.discount_paise + o.delivery_paise + o.cod_fee_paise parts
       from orders o where id = $1`,
      order._id,
    );
    expect(row?.parts).toBe(row?.total_paise);
    const isPaid = row?.payment_status !== 'PENDING';
    expect(row?.captured, JSON.stringify(row)).toBe(isPaid ? row?.total_paise : 0);
    if (row?.payment_status === 'COMPLETED') expect(row.status).not.toBe('CONFIRMED');
  }
});
