import { afterAll, beforeAll, expect, test } from 'vitest';
import { paypalOf, razorpayOf } from '../support/payment-settings.ts';
import {
  agreeWallet,
  booksOf,
  eventsDone,
  payUpi,
  payWallet,
  placedOrder,
  rows,
  sandbox,
  startUpi,
  startWallet,
} from '../support/payments.ts';
import { mailTo, until } from '../support/people.ts';
import { as, COCONUT, makeShopper, SESAME } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const UNKNOWN = '01890000-0000-7000-8000-000000000000';

test('A-36 A-37 ST-16 ST-31 paid by UPI: the order, its history, the cart and the emails', async () => {
  const payer = await placedOrder(shop, [SESAME, COCONUT]);
  const { me, order, who } = payer;
  await me.post('/api/cart', { productId: 'wood-pressed-groundnut-oil', size: '1 L', quantity: 1 });
  const started = await me.post('/api/orders/razorpay/create-order', { orderId: order._id, amount: 1 });
  expect(started.status).toBe(200);
  expect(started.body).toEqual({
    orderId: expect.stringMatching(/^order_/),
    amount: order.totalPrice * 100,
    currency: 'INR',
    keyId: razorpayOf(shop.config).keyId,
  });
  const token = await payUpi(shop, started.body.orderId, { webhook: 'never' });
  const verified = await me.post('/api/orders/razorpay/verify-payment', token);
  expect(verified.status).toBe(200);
  expect(verified.body).toEqual({ success: true, orderId: order._id, error: null });
  const paid = (await me.get(`/api/orders/${order._id}`)).body;
  expect(paid).toMatchObject({
    status: 'PAYMENT',
    paymentStatus: 'COMPLETED',
    paymentId: token.razorpay_payment_id,
    heldUntil: null,
    history: [{ status: 'PENDING' }, { status: 'PAYMENT' }],
  });
  const cart = (await me.get('/api/cart')).body;
  expect(cart.items.map(({ productId }: { productId: { _id: string } }) => productId._id)).toEqual([
    'wood-pressed-groundnut-oil',
  ]);
  const email = await mailTo(shop, who.email, 2);
  expect(email.subject).toContain(`Order ${order.number} is paid`);
  for (const message of [
    'Wood-Pressed Sesame Oil (1 L)',
    '3 x ₹540: ₹1,620',
    'Product offers: −₹274',
    'Total: ₹2,466',
    'Free',
    token.razorpay_payment_id,
  ])
    expect(email.text).toContain(message);
  const { shopEmail } = await shop.sender();
  expect((await mailTo(shop, shopEmail)).subject).toContain(`New paid order ${order.number}`);
  expect((await me.get('/api/orders/user-purchase-count')).body).toEqual({ count: 1 });
});

test('A-30 A-38 paid by PayPal: quoted, approved, captured, confirmed', async () => {
  const payer = await placedOrder(shop);
  const { me, order } = payer;
  const options = await me.get(`/api/orders/payment-options/${order._id}`);
  expect(options.status).toBe(200);
  expect(options.body).toEqual({
    razorpay: { checkoutUrl: '/sandbox/razorpay/checkout.js' },
    paypal: {
      sdkUrl: '/sandbox/paypal/sdk/js',
      clientId: paypalOf(shop.config).clientId,
      amount: 17.31,
      currency: 'USD',
      rate: 0.01187,
      validUntil: expect.any(String),
    },
  });
  const minutes = (Date.parse(options.body.paypal.validUntil) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(29);
  expect((await me.get(`/api/orders/payment-options/${order._id}`)).body).toEqual(options.body);
  const started = await me.post('/api/orders/paypal/create-order', { orderId: order._id });
  expect(started.body).toEqual({ orderId: expect.any(String), amount: 17.31, currency: 'USD' });
  await agreeWallet(shop, started.body.orderId, { webhook: 'never' });
  const captured = await me.post('/api/orders/paypal/capture-order', { orderId: started.body.orderId });
  expect(captured).toMatchObject({ status: 200, body: { paymentId: expect.any(String) } });
  const { paymentId } = captured.body;
  const confirmed = await me.put('/api/orders/pay', { paymentId });
  expect(confirmed.status).toBe(200);
  expect(confirmed.body).toMatchObject({
    _id: order._id,
    paymentStatus: 'COMPLETED',
    status: 'PAYMENT',
    paymentId,
  });
  expect(await booksOf(shop, order._id)).toMatchObject({
    payments: [{ provider: 'paypal', id: paymentId, status: 'captured', amount: 1731 }],
    refunds: [],
  });
  expect((await me.get('/api/cart')).body.items).toEqual([]);
});

test.each(['before', 'after', 'twice', 'late'])(
  'paid by UPI with the webhook %s the browser',
  async (webhook) => {
    const payer = await placedOrder(shop);
    const token = await payUpi(shop, await startUpi(payer), { webhook });
    const verified = await payer.me.post('/api/orders/razorpay/verify-payment', token);
    expect(verified.body).toEqual({ success: true, orderId: payer.order._id, error: null });
    await sandbox(shop, '/control/razorpay/webhooks/release');
    await shop.sandbox.idle();
    await until(async () => (await eventsDone(shop)) || undefined);
    const email = await mailTo(shop, payer.who.email, 2);
    expect(email.subject).toContain('is paid');
    expect(shop.sandbox.mailbox.messages(payer.who.email)).toHaveLength(2);
    expect(await booksOf(shop, payer.order._id)).toMatchObject({
      status: 'PAYMENT',
      payment_status: 'COMPLETED',
      payments: [{ status: 'captured' }],
      refunds: [],
    });
  },
);

test('the webhook alone pays an order whose browser never came back, with either provider', async () => {
  const upi = await placedOrder(shop);
  await payUpi(shop, await startUpi(upi), { browser: 'silent' });
  const wallet = await placedOrder(shop);
  await agreeWallet(shop, await startWallet(wallet), { outcome: 'capture', browser: 'silent' });
  for (const { order } of [upi, wallet]) {
    await until(async () => (await booksOf(shop, order._id)).payment_status === 'COMPLETED' || undefined);
    expect((await booksOf(shop, order._id)).payments).toMatchObject([{ status: 'captured' }]);
  }
});

test('37 no payment starts for an order that is foreign, unknown, paid, deleted or malformed', async () => {
  const payer = await placedOrder(shop);
  const stranger = as(shop, await makeShopper(shop));
  const begin = [
    (me: typeof stranger, orderId: string) => me.post('/api/orders/razorpay/create-order', { orderId }),
    (me: typeof stranger, orderId: string) => me.post('/api/orders/paypal/create-order', { orderId }),
    (me: typeof stranger, orderId: string) => me.get(`/api/orders/payment-options/${orderId}`),
  ];
  for (const call of begin) {
    const foreign = await call(stranger, payer.order._id);
    const unknown = await call(stranger, UNKNOWN);
    expect([foreign.status, foreign.body.error]).toEqual([404, unknown.body.error]);
    expect(unknown.status).toBe(404);
    expect((await call(stranger, 'no-id')).status).toBe(400);
  }
  const gone = await placedOrder(shop);
  expect((await gone.me.remove(`/api/orders/${gone.order._id}`)).status).toBe(200);
  await payWallet(shop, payer);
  for (const call of begin) {
    expect((await call(gone.me, gone.order._id)).status).toBe(404);
    expect(await call(payer.me, payer.order._id)).toMatchObject({
      status: 409,
      body: { code: 'order-paid' },
    });
  }
});

test("a second try uses the provider's order of the first, also with ten concurrent clicks", async () => {
  const payer = await placedOrder(shop);
  const clicks = await Promise.all(Array.from({ length: 10 }, () => startUpi(payer)));
  expect(new Set(clicks).size).toBe(1);
  await payUpi(shop, await startUpi(payer), { outcome: 'fail' });
  expect(await startUpi(payer)).toBe(clicks[0]);
  const wallets = await Promise.all(Array.from({ length: 10 }, () => startWallet(payer)));
  expect(new Set(wallets).size).toBe(1);
  expect(
    await rows(shop, 'select 1 from payment_attempts where order_id = $1', payer.order._id),
  ).toHaveLength(2);
});

test('E-19 a failed payment leaves the order unpaid, and the next one pays it', async () => {
  const payer = await placedOrder(shop);
  const razorpayOrder = await startUpi(payer);
  expect(await payUpi(shop, razorpayOrder, { outcome: 'fail' })).toHaveProperty('error');
  expect(await booksOf(shop, payer.order._id)).toMatchObject({ payment_status: 'PENDING', payments: [] });
  const token = await payUpi(shop, await startUpi(payer));
  const verified = await payer.me.post('/api/orders/razorpay/verify-payment', token);
  expect(verified.body.success).toBe(true);
});

test('a customer who has paid and starts another payment gets "already paid"', async () => {
  const payer = await placedOrder(shop);
  await payUpi(shop, await startUpi(payer), { webhook: 'never', browser: 'silent' });
  const again = await payer.me.post('/api/orders/razorpay/create-order', { orderId: payer.order._id });
  expect(again).toMatchObject({ status: 409, body: { code: 'order-paid' } });
  expect(await booksOf(shop, payer.order._id)).toMatchObject({ payment_status: 'COMPLETED' });
});
