import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRazorpay } from '../../extensions/razorpay/razorpay-client.ts';
import { DEMO_KEYS } from '../support/payment-settings.ts';
import { good, openTestSandbox, QUICK, type TestSandbox } from '../support/test-sandbox.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await openTestSandbox();
});
afterEach(() => sandbox.close());

async function newOrder(amountMinor = 150_000, receipt = 'A-1') {
  return good(await sandbox.razorpay.createOrder({ amountMinor, receipt, shopOrderId: 'shop-order' }));
}

async function pay(orderId: string, how: object = {}) {
  return sandbox.post(`/razorpay/v1/orders/${orderId}/simulate`, how);
}

async function paidOrder(how: object = {}) {
  const order = await newOrder();
  const { body } = await pay(order.id, how);
  return { order, paymentId: String(body.razorpay_payment_id), signature: String(body.razorpay_signature) };
}

test('an order is created and found by id and by receipt', async () => {
  const order = await newOrder();
  expect(order).toEqual({
    id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/),
    status: 'open',
    amountMinor: 150_000,
    currency: 'INR',
    receipt: 'A-1',
  });
  expect(good(await sandbox.razorpay.getOrder(order.id))).toEqual(order);
  await newOrder(100_000, 'A-2');
  expect(good(await sandbox.razorpay.findOrders('A-1'))).toEqual([order]);
});

test('a paid order has one captured payment, and the browser gets its signature', async () => {
  const { order, paymentId, signature } = await paidOrder();
  expect(sandbox.razorpay.isCheckoutSignature({ orderId: order.id, paymentId, signature })).toBe(true);
  const payment = good(await sandbox.razorpay.getPayment(paymentId));
  expect(payment).toEqual({
    id: paymentId,
    orderId: order.id,
    status: 'captured',
    amountMinor: 150_000,
    currency: 'INR',
    capturedAt: expect.any(Date),
    reason: undefined,
    paidWith: { kind: 'upi', hint: 'cu…@sandbox' },
  });
  expect(good(await sandbox.razorpay.getOrderPayments(order.id))).toEqual([payment]);
  expect(good(await sandbox.razorpay.getOrder(order.id)).status).toBe('paid');
});

test('the signature is the one that Razorpay publishes for its test values', () => {
  const published = createRazorpay({
    apiUrl: sandbox.url,
    keyId: 'rzp_test_x',
    keySecret: 'EnLs21M47BllR3X8PSFtjtbd',
    webhookSecret: '',
  });
  const signature = '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f';
  const pair = { orderId: 'order_IEIaMR65cu6nz3', paymentId: 'pay_IH4NVgf4Dreq1l' };
  expect(published.isCheckoutSignature({ ...pair, signature })).toBe(true);
});

test('a signature that is changed, upper-case, cut, an array or of another order is rejected', async () => {
  const { order, paymentId, signature } = await paidOrder();
  const other = await newOrder();
  const isGood = (signature: unknown, orderId = order.id) =>
    sandbox.razorpay.isCheckoutSignature({ orderId, paymentId, signature });
  const changed = signature.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  expect(
    [changed, signature.toUpperCase(), signature.slice(0, -1), '', undefined, [signature]].map((x) =>
      isGood(x),
    ),
  ).toEqual(Array(6).fill(false));
  expect(isGood(signature, other.id)).toBe(false);
});

test('a failed payment has a reason, and the order can be paid afterwards', async () => {
  const order = await newOrder();
  const { body } = await pay(order.id, { outcome: 'fail' });
  expect(body.error).toMatchObject({ reason: 'payment_failed', metadata: { order_id: order.id } });
  expect((await pay(order.id)).status).toBe(200);
  const payments = good(await sandbox.razorpay.getOrderPayments(order.id));
  expect(payments.map(({ status }) => status)).toEqual(['failed', 'captured']);
  expect(payments[0]?.reason).toBe('payment_failed');
});

test('a paid order accepts no second payment, unless two windows are simulated', async () => {
  const { order } = await paidOrder();
  expect((await pay(order.id)).status).toBe(400);
  expect((await pay(order.id, { again: true })).status).toBe(200);
  expect(good(await sandbox.razorpay.getOrderPayments(order.id))).toHaveLength(2);
});

test('an authorised payment counts only after its capture, for the full amount', async () => {
  const { paymentId } = await paidOrder({ outcome: 'authorise' });
  const capture = (amountMinor: number) =>
    sandbox.razorpay.capture({ id: paymentId, amountMinor, currency: 'INR' });
  expect(good(await sandbox.razorpay.getPayment(paymentId))).toMatchObject({
    status: 'authorised',
    capturedAt: undefined,
  });
  expect(await capture(149_999)).toMatchObject({ is: 'rejected', status: 400 });
  expect(good(await capture(150_000)).status).toBe('captured');
  expect(await capture(150_000)).toMatchObject({ is: 'rejected' });
});

test('a payment that the bank confirms late is captured in the end', async () => {
  const order = await newOrder();
  expect((await pay(order.id, { outcome: 'wait' })).body).toEqual({ silent: true });
  const [waiting] = good(await sandbox.razorpay.getOrderPayments(order.id));
  expect(waiting?.status).toBe('pending');
  await sandbox.post(`/control/razorpay/payments/${waiting?.id}/pay-late`);
  expect(good(await sandbox.razorpay.getPayment(waiting?.id ?? '')).status).toBe('captured');
});

test('refunds: the same key refunds once, another request with it is rejected, no more than was paid', async () => {
  const { paymentId } = await paidOrder();
  const refund = (amountMinor: number, idempotencyKey: string) =>
    sandbox.razorpay.refund({ paymentId, amountMinor, idempotencyKey });
  const first = good(await refund(50_000, 'refund-key-1'));
  expect(first).toMatchObject({ status: 'processed', amountMinor: 50_000, currency: 'INR' });
  expect(good(await refund(50_000, 'refund-key-1'))).toEqual(first);
  expect(await refund(60_000, 'refund-key-1')).toMatchObject({ is: 'rejected', status: 409 });
  expect(good(await sandbox.razorpay.getPayment(paymentId)).status).toBe('part-refunded');
  expect(await refund(100_001, 'refund-key-2')).toMatchObject({ is: 'rejected', status: 400 });
  good(await refund(100_000, 'refund-key-3'));
  expect(good(await sandbox.razorpay.getPayment(paymentId)).status).toBe('refunded');
  expect(good(await sandbox.razorpay.getRefunds(paymentId))).toHaveLength(2);
});

test('a refund may be pending and then fail: the amount counts as paid again', async () => {
  const { paymentId } = await paidOrder();
  await sandbox.post('/control/razorpay/next-refund', { refund: 'pending' });
  const refund = good(
    await sandbox.razorpay.refund({ paymentId, amountMinor: 150_000, idempotencyKey: 'refund-key-1' }),
  );
  expect(refund.status).toBe('pending');
  await sandbox.post(`/control/razorpay/refunds/${refund.id}/end`, { status: 'failed' });
  expect(good(await sandbox.razorpay.getPayment(paymentId)).status).toBe('captured');
});

test('wrong keys are rejected, and the error shows no secret', async () => {
  const stranger = createRazorpay(
    { apiUrl: `${sandbox.url}/razorpay`, keyId: 'rzp_test_x', keySecret: 'top-secret', webhookSecret: 'w' },
    QUICK,
  );
  const response = await stranger.getOrder('order_AAAAAAAAAAAAAA');
  expect(response).toMatchObject({ is: 'rejected', status: 401, code: 'BAD_REQUEST_ERROR' });
  expect(JSON.stringify(response)).not.toContain('top-secret');
});

test.each(['..', '../orders', 'pay_1/refund', '', 'pay_%2e', 'a'.repeat(65)])(
  'the id "%s" is rejected before anybody is asked',
  async (id) => {
    const nobody = createRazorpay({
      apiUrl: 'http://127.0.0.1:9',
      keyId: 'k',
      keySecret: 's',
      webhookSecret: 'w',
    });
    expect(await nobody.getPayment(id)).toMatchObject({ is: 'rejected', code: 'BAD_ID' });
  },
);

test('an unknown payment is rejected', async () => {
  expect(await sandbox.razorpay.getPayment('pay_AAAAAAAAAAAAAA')).toMatchObject({
    is: 'rejected',
    status: 400,
  });
});

test('a captured payment sends three signed events with their own ids', async () => {
  const { order, paymentId } = await paidOrder();
  await sandbox.idle();
  const events = sandbox.received.map(({ body, headers }) =>
    sandbox.razorpay.readWebhook({
      body,
      signature: headers.get('X-Razorpay-Signature') ?? undefined,
      eventId: headers.get('X-Razorpay-Event-Id') ?? undefined,
    }),
  );
  const event = { id: expect.any(String), orderId: order.id, paymentId, refundId: undefined };
  expect(events).toMatchObject(
    ['payment.authorized', 'payment.captured', 'order.paid'].map((type) => ({
      is: 'genuine',
      event: { ...event, type },
    })),
  );
});

test('a webhook with a changed body, a wrong or missing signature, or the key secret’s is forged', async () => {
  await sandbox.post('/control/razorpay/next', { webhook: 'forged' });
  await paidOrder();
  await sandbox.idle();
  const [forged] = sandbox.received;
  const read = (body: Uint8Array, signature: string | undefined) =>
    sandbox.razorpay.readWebhook({ body, signature, eventId: 'event' }).is;
  if (!forged) throw new Error('no webhook came');
  const body = Buffer.from(forged.body);
  const sign = (secret: string) => createHmac('sha256', secret).update(body).digest('hex');
  const right = sign(DEMO_KEYS.RAZORPAY_WEBHOOK_SECRET);
  expect(read(body, forged.headers.get('X-Razorpay-Signature') ?? undefined)).toBe('forged');
  expect(read(body, right)).toBe('genuine');
  expect(read(Buffer.concat([body, Buffer.from(' ')]), right)).toBe('forged');
  expect(read(body, undefined)).toBe('forged');
  expect(read(body, right.toUpperCase())).toBe('forged');
  expect(read(body, sign(DEMO_KEYS.RAZORPAY_KEY_SECRET))).toBe('forged');
});

test('a genuine webhook without an event id or with an empty body is unreadable', () => {
  const read = (text: string, eventId?: string) => {
    const signature = createHmac('sha256', DEMO_KEYS.RAZORPAY_WEBHOOK_SECRET).update(text).digest('hex');
    return sandbox.razorpay.readWebhook({ body: Buffer.from(text), signature, eventId });
  };
  expect(read('{"event":"order.paid","payload":{}}')).toEqual({ is: 'unreadable' });
  expect(read('not json', 'event')).toEqual({ is: 'unreadable' });
  expect(read('{"event":1}', 'event')).toEqual({ is: 'unreadable' });
});

test('an empty webhook secret makes nothing genuine', () => {
  const careless = createRazorpay({ apiUrl: sandbox.url, keyId: 'k', keySecret: 's', webhookSecret: '' });
  const signature = createHmac('sha256', '').update('{}').digest('hex');
  expect(careless.readWebhook({ body: Buffer.from('{}'), signature, eventId: 'event' })).toEqual({
    is: 'forged',
  });
});
