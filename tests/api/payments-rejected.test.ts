import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paypalSource } from '../../extensions/paypal/paypal-source.ts';
import { failure } from '../../src/server/platform/result.ts';
import { razorpayOf } from '../support/payment-settings.ts';
import {
  agreeWallet,
  booksOf,
  callRoute,
  openPayments,
  payUpi,
  payWallet,
  placedOrder,
  rows,
  startUpi,
  startWallet,
} from '../support/payments.ts';
import { ADMIN, logIn, until } from '../support/people.ts';
import { as, COCONUT, checkoutOf, forceOrder, SESAME } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const unpaid = { status: 'PENDING', payment_status: 'PENDING', payments: [] };
const issuesOf = (orderId: string) =>
  rows(shop, 'select kind, provider_payment_id id from payment_problems where order_id = $1', orderId);

test.each(['FAKE', '../orders', 'x'.repeat(64), '%00'])(
  '48 E-20 %s as a payment id pays nothing',
  async (paymentId) => {
    const { me, order } = await placedOrder(shop);
    const response = await me.put('/api/orders/pay', { paymentId });
    expect(response).toMatchObject({
      status: 400,
      body: { code: 'payment-unknown', error: 'Payment Save Failed' },
    });
    expect(await booksOf(shop, order._id)).toMatchObject(unpaid);
  },
);

test('49 another customer’s capture pays nothing of mine, before and after it is recorded', async () => {
  const victim = await placedOrder(shop);
  const { me, order } = await placedOrder(shop);
  const { captureID } = await agreeWallet(shop, await startWallet(victim), {
    outcome: 'capture',
    webhook: 'never',
  });
  expect(await me.put('/api/orders/pay', { paymentId: captureID })).toMatchObject({
    status: 409,
    body: { error: 'Payment Save Failed' },
  });
  expect((await victim.me.put('/api/orders/pay', { paymentId: captureID })).status).toBe(200);
  expect((await me.put('/api/orders/pay', { paymentId: captureID })).status).toBe(409);
  expect(await booksOf(shop, order._id)).toMatchObject(unpaid);
});

test('50 the capture of a small order pays the small order, never the customer’s large one', async () => {
  const small = await placedOrder(shop);
  const paymentId = await payWallet(shop, small, { webhook: 'never' });
  await small.me.post('/api/cart', { ...COCONUT, quantity: 20 });
  const large = await small.me.post('/api/orders/create', await checkoutOf(shop, small.who));
  expect(large.status).toBe(201);
  const response = await small.me.put('/api/orders/pay', { paymentId });
  expect(response.body._id).toBe(small.order._id);
  expect(await booksOf(shop, large.body._id)).toMatchObject(unpaid);
});

test.each([
  ['wait', 'payment-pending'],
  ['decline', 'instrument-declined'],
])('51 73 a capture that would %s is no money, and the order can still be paid', async (outcome, code) => {
  const payer = await placedOrder(shop);
  const paypalOrder = await startWallet(payer);
  await agreeWallet(shop, paypalOrder, { outcome, webhook: 'never' });
  const response = await payer.me.post('/api/orders/paypal/capture-order', { orderId: paypalOrder });
  expect(response).toMatchObject({ status: 409, body: { code } });
  const [capture] = await captures(paypalOrder);
  if (capture) expect((await payer.me.put('/api/orders/pay', { paymentId: capture })).status).toBe(409);
  expect(await booksOf(shop, payer.order._id)).toMatchObject(unpaid);
  const token = await payUpi(shop, await startUpi(payer), { webhook: 'never' });
  expect((await payer.me.post('/api/orders/razorpay/verify-payment', token)).body.success).toBe(true);
});

async function captures(paypalOrder: string): Promise<string[]> {
  const deps = await openPayments(shop);
  const order = await deps.paypal.getOrder(paypalOrder);
  await deps.close();
  return order.is === 'ok' ? order.value.captures.map(({ id }) => id) : [];
}

test('73 after a declined instrument the buyer chooses another one and pays', async () => {
  const payer = await placedOrder(shop);
  const orderId = await startWallet(payer);
  const capture = () => payer.me.post('/api/orders/paypal/capture-order', { orderId });
  await agreeWallet(shop, orderId, { outcome: 'decline' });
  expect((await capture()).body.code).toBe('instrument-declined');
  await agreeWallet(shop, orderId);
  const taken = await capture();
  expect(taken.status).toBe(200);
  expect((await capture()).body).toEqual(taken.body);
});

test.each([
  ['a cent less', { amountMinor: 1730 }],
  ['another currency', { currency: 'EUR' }],
])('52 a capture of %s pays nothing and is put before the owner', async (_, plan) => {
  const payer = await placedOrder(shop);
  const orderId = await startWallet(payer);
  await agreeWallet(shop, orderId, { ...plan, webhook: 'never' });
  const response = await payer.me.post('/api/orders/paypal/capture-order', { orderId });
  expect(response).toMatchObject({ status: 409, body: { code: 'payment-refused' } });
  const books = await booksOf(shop, payer.order._id);
  expect(books).toMatchObject({
    payment_status: 'PENDING',
    payments: [{ status: 'mismatched' }],
    refunds: [],
  });
  const paymentId = books.payments[0]?.id;
  expect((await payer.me.put('/api/orders/pay', { paymentId })).status).toBe(409);
  expect(await issuesOf(payer.order._id)).toEqual([{ kind: 'amount-mismatch', id: paymentId }]);
});

test('53 a capture that paid another merchant pays nothing', async () => {
  const payer = await placedOrder(shop);
  const { captureID = '' } = await agreeWallet(shop, await startWallet(payer), {
    outcome: 'capture',
    webhook: 'never',
  });
  const deps = await openPayments(shop);
  const sources = {
    ...deps.sources,
    paypal: paypalSource(deps.paypal, { environment: 'sandbox', merchantId: 'ANOTHER' }),
  };
  const rejected = await callRoute({ ...deps, sources }, '/pay', payer.who.id, { paymentId: captureID });
  await deps.close();
  expect(rejected).toEqual(failure('payment-refused'));
  expect(await booksOf(shop, payer.order._id)).toMatchObject(unpaid);
  expect(await issuesOf(payer.order._id)).toEqual([{ kind: 'not-ours', id: captureID }]);
});

test('T35 a payment of another environment pays nothing', async () => {
  const payer = await placedOrder(shop);
  const token = await payUpi(shop, await startUpi(payer), { webhook: 'never' });
  await rows(shop, "update payment_attempts set environment = 'live' where order_id = $1", payer.order._id);
  const response = await payer.me.post('/api/orders/razorpay/verify-payment', token);
  expect(response).toMatchObject({ status: 400, body: { success: false } });
  expect(await booksOf(shop, payer.order._id)).toMatchObject(unpaid);
  expect(await issuesOf(payer.order._id)).toMatchObject([{ kind: 'other-environment' }]);
});

test("55 E-25 only a valid signature for the customer's own order is accepted", async () => {
  const payer = await placedOrder(shop);
  const other = await placedOrder(shop);
  const token = await payUpi(shop, await startUpi(payer), { webhook: 'never' });
  const theirs = await payUpi(shop, await startUpi(other), { webhook: 'never' });
  const { razorpay_signature: good = '' } = token;
  const forgeries: [object, unknown][] = [
    [{ razorpay_signature: (good[0] === '0' ? '1' : '0') + good.slice(1) }, payer.order._id],
    [{ razorpay_signature: good.toUpperCase() }, payer.order._id],
    [{ razorpay_signature: good.slice(0, 63) }, payer.order._id],
    [{ razorpay_signature: '' }, payer.order._id],
    [{ razorpay_payment_id: theirs.razorpay_payment_id }, payer.order._id],
    [theirs, null],
    [{ razorpay_order_id: 'order_AAAAAAAAAAAAAA' }, null],
  ];
  for (const [change, orderId] of forgeries) {
    const response = await payer.me.post('/api/orders/razorpay/verify-payment', { ...token, ...change });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ success: false, orderId, error: 'Payment Verification Failed' });
  }
  const array = { ...token, razorpay_signature: [good] };
  expect((await payer.me.post('/api/orders/razorpay/verify-payment', array)).status).toBe(400);
  expect(await booksOf(shop, payer.order._id)).toMatchObject(unpaid);
  expect(await booksOf(shop, other.order._id)).toMatchObject(unpaid);
});

test('55 ids that Razorpay signed for one order pay no other order', async () => {
  const payer = await placedOrder(shop);
  const cheap = await placedOrder(shop, [{ ...SESAME, quantity: 3 }]);
  const own = await startUpi(payer);
  const paid = await payUpi(shop, await startUpi(cheap), { webhook: 'never' });
  const signature = createHmac('sha256', razorpayOf(shop.config).keySecret)
    .update(`${own}|${paid.razorpay_payment_id}`)
    .digest('hex');
  const response = await payer.me.post('/api/orders/razorpay/verify-payment', {
    razorpay_order_id: own,
    razorpay_payment_id: paid.razorpay_payment_id,
    razorpay_signature: signature,
  });
  expect(response).toMatchObject({ status: 400, body: { success: false } });
  expect(await booksOf(shop, payer.order._id)).toMatchObject(unpaid);
});

test('56 a valid signature of a payment with another amount pays nothing; an authorised payment is captured', async () => {
  const payer = await placedOrder(shop);
  const less = await payUpi(shop, await startUpi(payer), { amountMinor: 100, webhook: 'never' });
  expect((await payer.me.post('/api/orders/razorpay/verify-payment', less)).body.success).toBe(false);
  expect(await booksOf(shop, payer.order._id)).toMatchObject({
    payment_status: 'PENDING',
    payments: [{ status: 'mismatched', amount: 100 }],
  });
  const second = await payUpi(shop, await startUpi(payer), { outcome: 'authorise', webhook: 'never' });
  expect((await payer.me.post('/api/orders/razorpay/verify-payment', second)).body.success).toBe(true);
  expect(await booksOf(shop, payer.order._id)).toMatchObject({
    payment_status: 'COMPLETED',
    payments: [{ status: 'mismatched' }, { status: 'captured' }],
  });
});

test('56 a valid signature of a payment in another currency pays nothing and is reported as an issue', async () => {
  const payer = await placedOrder(shop);
  const token = await payUpi(shop, await startUpi(payer), { currency: 'USD', webhook: 'never' });
  const response = await payer.me.post('/api/orders/razorpay/verify-payment', token);
  expect(response).toMatchObject({ status: 400, body: { success: false } });
  const books = await booksOf(shop, payer.order._id);
  expect(books).toMatchObject({ payment_status: 'PENDING', payments: [{ status: 'mismatched' }] });
  expect(await issuesOf(payer.order._id)).toEqual([{ kind: 'amount-mismatch', id: books.payments[0]?.id }]);
});

test('an expired quote is not charged: the buyer sees the new price first', async () => {
  const payer = await placedOrder(shop);
  const orderId = await startWallet(payer);
  await agreeWallet(shop, orderId);
  await forceOrder(shop, payer.order._id, "quote_until = now() - interval '1 second'");
  await rows(
    shop,
    "update payment_attempts set valid_until = now() - interval '1 second' where order_id = $1",
    payer.order._id,
  );
  const late = await payer.me.post('/api/orders/paypal/capture-order', { orderId });
  expect(late).toMatchObject({ status: 409, body: { code: 'quote-expired' } });
  expect(await startWallet(payer)).not.toBe(orderId);
  expect((await captures(orderId)).length).toBe(0);
});

test('nothing is captured for an order that is sold out meanwhile', async () => {
  const payer = await placedOrder(shop);
  const orderId = await startWallet(payer);
  await agreeWallet(shop, orderId);
  await forceOrder(shop, payer.order._id, 'holds_stock = false, held_until = null');
  await rows(
    shop,
    'update food_sizes set stock = 0 where food_id = $1 and size = $2',
    SESAME.productId,
    SESAME.size,
  );
  const rejected = await payer.me.post('/api/orders/paypal/capture-order', { orderId });
  expect(rejected).toMatchObject({ status: 409, body: { code: 'out-of-stock' } });
  const upi = await payer.me.post('/api/orders/razorpay/create-order', { orderId: payer.order._id });
  expect(upi).toMatchObject({ status: 409, body: { code: 'out-of-stock' } });
  await rows(
    shop,
    'update food_sizes set stock = null where food_id = $1 and size = $2',
    SESAME.productId,
    SESAME.size,
  );
});

test('PayPal orders of other customers are not found', async () => {
  const victim = await placedOrder(shop);
  const { me } = await placedOrder(shop);
  const orderId = await startWallet(victim);
  await agreeWallet(shop, orderId);
  const foreign = await me.post('/api/orders/paypal/capture-order', { orderId });
  const unknown = await me.post('/api/orders/paypal/capture-order', { orderId: 'NOSUCHORDER' });
  expect([foreign.status, foreign.body.error]).toEqual([404, unknown.body.error]);
});

test('an admin lists payment issues and resolves each once', async () => {
  const payer = await placedOrder(shop);
  await payUpi(shop, await startUpi(payer), { amountMinor: 100 });
  await shop.sandbox.idle();
  await until(async () => (await issuesOf(payer.order._id)).length > 0 || undefined);
  const admin = as(shop, await logIn(shop, ADMIN));
  const open = await admin.get('/api/admin/problems');
  expect(open.status).toBe(200);
  const problem = open.body.find(({ orderId }: { orderId: string }) => orderId === payer.order._id);
  expect(problem).toMatchObject({
    kind: 'amount-mismatch',
    orderNumber: payer.order.number,
    provider: 'razorpay',
    details: expect.stringContaining('₹1.00 came'),
  });
  const resolve = () => admin.post(`/api/admin/problems/${problem._id}/resolve`, {});
  expect((await resolve()).status).toBe(200);
  expect((await resolve()).status).toBe(404);
  const ids = async (query: string) =>
    (await admin.get(`/api/admin/problems${query}`)).body.map(({ _id }: { _id: string }) => _id);
  expect(await ids('')).not.toContain(problem._id);
  expect(await ids('?state=done')).toContain(problem._id);
  expect((await payer.me.get('/api/admin/problems')).status).toBe(403);
});
