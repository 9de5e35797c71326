import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { reconcile, reconcileDays } from '../../src/server/payments/reconcile.ts';
import { failure } from '../../src/server/platform/result.ts';
import {
  ageAttempts,
  agreeWallet,
  booksOf,
  callRoute,
  type OpenPayments,
  openPayments,
  payUpi,
  placedOrder,
  rows,
  sandbox,
  startUpi,
  startWallet,
} from '../support/payments.ts';
import { until } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
/** Calls providers once, with a timeout of half a second: the sandbox's delay is short. */
let deps: OpenPayments;
beforeAll(async () => {
  shop = await openTestShop();
  deps = await openPayments(shop, { timeoutMs: 700, tries: 1, backoffMs: 1 });
});
afterAll(async () => {
  await deps.close();
  await shop.close();
});
beforeEach(() => sandbox(shop, '/control/clear'));

const paid = {
  status: 'PAYMENT',
  payment_status: 'COMPLETED',
  payments: [{ status: 'captured' }],
  refunds: [],
};
const unpaid = { status: 'PENDING', payment_status: 'PENDING', payments: [] };
const SILENT = { webhook: 'never', browser: 'silent' };
const break_ = (provider: string, fault: string, on: string, times = 1) =>
  sandbox(shop, `/control/${provider}/fault`, { fault, on, times });

test('70 paid, browser closed, no webhook: reconciled within two minutes, with either provider', async () => {
  const upi = await placedOrder(shop);
  await payUpi(shop, await startUpi(upi), SILENT);
  const wallet = await placedOrder(shop);
  await agreeWallet(shop, await startWallet(wallet), { outcome: 'capture', ...SILENT });
  await reconcile(deps);
  expect(await booksOf(shop, upi.order._id)).toMatchObject(unpaid);
  for (const { order } of [upi, wallet]) await ageAttempts(shop, order._id, 3);
  await Promise.all([reconcile(deps), reconcile(deps)]);
  for (const { order } of [upi, wallet]) expect(await booksOf(shop, order._id)).toMatchObject(paid);
  const history = await rows(
    shop,
    "select actor from order_history where order_id = $1 and to_status = 'PAYMENT'",
    upi.order._id,
  );
  expect(history).toEqual([{ actor: 'system' }]);
});

test('an approved payment that was never captured is captured: authorised by UPI, approved at PayPal', async () => {
  const upi = await placedOrder(shop);
  await payUpi(shop, await startUpi(upi), { outcome: 'authorise', ...SILENT });
  const wallet = await placedOrder(shop);
  await agreeWallet(shop, await startWallet(wallet), SILENT);
  for (const { order } of [upi, wallet]) await ageAttempts(shop, order._id, 3);
  await reconcile(deps);
  for (const { order } of [upi, wallet]) expect(await booksOf(shop, order._id)).toMatchObject(paid);
});

test('nothing is captured for an order that is paid or cancelled', async () => {
  const payer = await placedOrder(shop);
  const paypalOrder = await startWallet(payer);
  await agreeWallet(shop, paypalOrder, SILENT);
  const token = await payUpi(shop, await startUpi(payer));
  await payer.me.post('/api/orders/razorpay/verify-payment', token);
  await ageAttempts(shop, payer.order._id, 3);
  await reconcile(deps);
  const order = await deps.paypal.getOrder(paypalOrder);
  expect(order).toMatchObject({ value: { status: 'approved', captures: [] } });
});

test('71 a bank that confirms an hour after the failure: the payment is recorded', async () => {
  const payer = await placedOrder(shop);
  const razorpayOrder = await startUpi(payer);
  await payUpi(shop, razorpayOrder, { outcome: 'fail', webhook: 'after' });
  await until(async () => {
    const [attempt] = await rows<{ status: string }>(
      shop,
      'select status from payment_attempts where order_id = $1',
      payer.order._id,
    );
    return attempt?.status === 'failed' || undefined;
  });
  const [payment] = await paymentsAt(razorpayOrder);
  await sandbox(shop, `/control/razorpay/payments/${payment?.id}/pay-late`);
  await rows(shop, 'update provider_events set processed_at = now() where processed_at is null');
  await ageAttempts(shop, payer.order._id, 60);
  await reconcileDays(deps);
  expect(await booksOf(shop, payer.order._id)).toMatchObject(paid);
});

async function paymentsAt(razorpayOrder: string) {
  const response = await deps.razorpay.getOrderPayments(razorpayOrder);
  return response.is === 'ok' ? response.value : [];
}

test.each([
  ['error-500', 503],
  ['nonsense', 503],
  ['busy', 503],
])('Razorpay in trouble (%s) is said clearly, and the next click works', async (fault, status) => {
  const payer = await placedOrder(shop);
  await break_('razorpay', fault, 'POST /v1/orders');
  const response = await payer.me.post('/api/orders/razorpay/create-order', { orderId: payer.order._id });
  expect(response).toMatchObject({ status, body: { code: 'provider-away' } });
  const razorpayOrder = await startUpi(payer);
  await payer.me.post('/api/orders/razorpay/verify-payment', await payUpi(shop, razorpayOrder));
  expect(await booksOf(shop, payer.order._id)).toMatchObject(paid);
});

test('a Razorpay order whose response was lost is found again, not created twice', async () => {
  const payer = await placedOrder(shop);
  await break_('razorpay', 'answer-lost', 'POST /v1/orders');
  const lost = await callRoute(deps, '/razorpay/create-order', payer.who.id, { orderId: payer.order._id });
  expect(lost).toEqual(failure('provider-away'));
  const [attempt] = await rows<{ id: string; provider_order_id: string | null }>(
    shop,
    'select id, provider_order_id from payment_attempts where order_id = $1',
    payer.order._id,
  );
  expect(attempt?.provider_order_id).toBeNull();
  const started = await startUpi(payer);
  const made = await deps.razorpay.findOrders(attempt?.id ?? '');
  expect(made).toMatchObject({ value: [{ id: started }] });
});

test('a PayPal order whose response was lost is the same when requested again', async () => {
  const payer = await placedOrder(shop);
  const start = () => callRoute(deps, '/paypal/create-order', payer.who.id, { orderId: payer.order._id });
  await break_('paypal', 'answer-lost', 'POST /v2/checkout/orders');
  expect(await start()).toEqual(failure('provider-away'));
  const again = await start();
  expect(again).toMatchObject({ ok: true, body: { currency: 'USD' } });
  expect(again).toMatchObject({ body: { orderId: await startWallet(payer) } });
});

test("a capture whose response was lost is still recorded as the customer's payment", async () => {
  const payer = await placedOrder(shop);
  const paypalOrderId = await startWallet(payer);
  await agreeWallet(shop, paypalOrderId, SILENT);
  await break_('paypal', 'answer-lost', 'POST /v2/checkout/orders/:id/capture');
  const captured = await callRoute(deps, '/paypal/capture-order', payer.who.id, { orderId: paypalOrderId });
  expect(captured).toEqual({ ok: true, body: { paymentId: expect.any(String) } });
  expect(await booksOf(shop, payer.order._id)).toMatchObject(paid);
});

test('paid while Razorpay does not respond: an error now, settled by the next reconciliation', async () => {
  const payer = await placedOrder(shop);
  const token = await payUpi(shop, await startUpi(payer), { webhook: 'never' });
  await break_('razorpay', 'time-out', 'GET /v1/orders/:id/payments');
  const response = await callRoute(deps, '/razorpay/verify-payment', payer.who.id, token);
  expect(response).toEqual({ ...failure('provider-away'), details: { orderId: payer.order._id } });
  expect(await booksOf(shop, payer.order._id)).toMatchObject(unpaid);
  await ageAttempts(shop, payer.order._id, 3);
  await reconcile(deps);
  expect(await booksOf(shop, payer.order._id)).toMatchObject(paid);
});

test('an unreachable provider does not delay the payments of the other', async () => {
  const upi = await placedOrder(shop);
  await payUpi(shop, await startUpi(upi), SILENT);
  const wallet = await placedOrder(shop);
  await agreeWallet(shop, await startWallet(wallet), { outcome: 'capture', ...SILENT });
  for (const { order } of [upi, wallet]) await ageAttempts(shop, order._id, 3);
  await break_('razorpay', 'error-500', 'GET /v1/orders/:id/payments', 5);
  await reconcile(deps);
  expect(await booksOf(shop, upi.order._id)).toMatchObject(unpaid);
  expect(await booksOf(shop, wallet.order._id)).toMatchObject(paid);
  await sandbox(shop, '/control/clear');
  await reconcile(deps);
  expect(await booksOf(shop, upi.order._id)).toMatchObject(paid);
});

test.each(['order_history', 'payments', 'cart_items', 'pgboss.job'])(
  '77 a crash while %s is written rolls back everything, and the next reconciliation completes it',
  async (table) => {
    const payer = await placedOrder(shop);
    const token = await payUpi(shop, await startUpi(payer), { webhook: 'never' });
    const before = await everything(payer.order._id);
    await rows(
      shop,
      `create function die() returns trigger language plpgsql as $$ begin raise exception 'died'; end $$`,
    );
    await rows(
      shop,
      `create trigger dying before insert or update or delete on ${table} for each row execute function die()`,
    );
    const dead = await payer.me.post('/api/orders/razorpay/verify-payment', token);
    expect(dead.status).toBe(500);
    await rows(shop, 'drop function die cascade');
    expect(await everything(payer.order._id)).toEqual(before);
    await ageAttempts(shop, payer.order._id, 3);
    await reconcile(deps);
    expect(await booksOf(shop, payer.order._id)).toMatchObject(paid);
  },
);

function everything(orderId: string) {
  return rows(
    shop,
    `select o.*, (select count(*) from payments where order_id = o.id) payments,
       (select count(*) from order_history where order_id = o.id) history,
       (select count(*) from cart_items where user_id = o.user_id) cart,
       (select status from payment_attempts where order_id = o.id) attempt
     from orders o where o.id = $1`,
    orderId,
  );
}

test('attempts without a payment fail after three days', async () => {
  const payer = await placedOrder(shop);
  await startUpi(payer);
  await ageAttempts(shop, payer.order._id, 3 * 24 * 60 + 5);
  await reconcileDays(deps);
  expect(
    await rows(shop, 'select status from payment_attempts where order_id = $1', payer.order._id),
  ).toEqual([{ status: 'failed' }]);
});

test('71 paid twice by one attempt, the second time without a webhook: found by the hourly job and refunded', async () => {
  const payer = await placedOrder(shop);
  const razorpayOrder = await startUpi(payer);
  const token = await payUpi(shop, razorpayOrder, { webhook: 'never' });
  await payer.me.post('/api/orders/razorpay/verify-payment', token);
  expect(await booksOf(shop, payer.order._id)).toMatchObject(paid);
  await payUpi(shop, razorpayOrder, { ...SILENT, again: true });
  await ageAttempts(shop, payer.order._id, 3);
  await reconcileDays(deps);
  await until(async () => {
    const { payments, refunds } = await booksOf(shop, payer.order._id);
    return payments.length === 2 && refunds.length === 1;
  });
  expect(await booksOf(shop, payer.order._id)).toMatchObject({
    status: 'PAYMENT',
    payment_status: 'COMPLETED',
  });
});
