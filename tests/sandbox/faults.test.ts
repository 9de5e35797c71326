import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRazorpay } from '../../extensions/razorpay/razorpay-client.ts';
import { good, listen, openTestSandbox, QUICK, type TestSandbox } from '../support/test-sandbox.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await openTestSandbox();
});
afterEach(() => sandbox.close());

const order = { amountMinor: 150_000, receipt: 'A-1', shopOrderId: 'shop-order' };
const breakNext = (provider: 'razorpay' | 'paypal', fault: object) =>
  sandbox.post(`/control/${provider}/fault`, fault);

async function paidPayment() {
  const { id } = good(await sandbox.razorpay.createOrder(order));
  const { body } = await sandbox.post(`/razorpay/v1/orders/${id}/simulate`);
  return String(body.razorpay_payment_id);
}

async function faultsLeft(provider: 'razorpay' | 'paypal') {
  const state = (await (await sandbox.get('/control/state')).json()) as Record<string, { faults: unknown[] }>;
  return state[provider]?.faults.length;
}

test('a read is retried after errors and rate limits, at most three times', async () => {
  const id = await paidPayment();
  await breakNext('razorpay', { fault: 'error-500' });
  await breakNext('razorpay', { fault: 'busy' });
  expect(good(await sandbox.razorpay.getPayment(id)).status).toBe('captured');
  await breakNext('razorpay', { fault: 'error-500', times: 4 });
  expect(await sandbox.razorpay.getPayment(id)).toEqual({ is: 'unreachable', reason: 'server-error' });
  expect(await faultsLeft('razorpay')).toBe(1);
});

test('an order is not created again after an error: Razorpay has no idempotency key for it', async () => {
  await breakNext('razorpay', { fault: 'error-500', times: 2 });
  expect(await sandbox.razorpay.createOrder(order)).toEqual({ is: 'unreachable', reason: 'server-error' });
  expect(await faultsLeft('razorpay')).toBe(1);
});

test('an order whose response was lost is found by its receipt', async () => {
  await breakNext('razorpay', { fault: 'answer-lost', on: 'POST /v1/orders' });
  expect(await sandbox.impatient.razorpay.createOrder(order)).toEqual({
    is: 'unreachable',
    reason: 'timeout',
  });
  expect(good(await sandbox.razorpay.findOrders('A-1'))).toMatchObject([{ amountMinor: 150_000 }]);
});

test('a call that times out has done nothing', async () => {
  await breakNext('razorpay', { fault: 'time-out', on: 'POST /v1/orders' });
  expect(await sandbox.impatient.razorpay.createOrder(order)).toEqual({
    is: 'unreachable',
    reason: 'timeout',
  });
  expect(good(await sandbox.razorpay.findOrders('A-1'))).toEqual([]);
});

test('a capture is not repeated: after a lost response its state is fetched', async () => {
  const { id } = good(await sandbox.razorpay.createOrder(order));
  const { body } = await sandbox.post(`/razorpay/v1/orders/${id}/simulate`, { outcome: 'authorise' });
  const payment = { id: String(body.razorpay_payment_id), amountMinor: 150_000, currency: 'INR' };
  await breakNext('razorpay', { fault: 'answer-lost', on: 'POST /v1/payments/:id/capture' });
  expect(await sandbox.impatient.razorpay.capture(payment)).toEqual({ is: 'unreachable', reason: 'timeout' });
  expect(good(await sandbox.razorpay.getPayment(payment.id)).status).toBe('captured');
});

test('a refund whose response was lost is retried with its key, and happens once', async () => {
  const paymentId = await paidPayment();
  await breakNext('razorpay', { fault: 'answer-lost', on: 'POST /v1/payments/:id/refund' });
  const refund = good(
    await sandbox.impatient.razorpay.refund({
      paymentId,
      amountMinor: 150_000,
      idempotencyKey: 'refund-key-1',
    }),
  );
  expect(good(await sandbox.razorpay.getRefunds(paymentId))).toMatchObject([{ id: refund.id }]);
});

test('an HTML page instead of JSON is an error and is not retried', async () => {
  const id = await paidPayment();
  await breakNext('razorpay', { fault: 'nonsense', times: 2 });
  expect(await sandbox.razorpay.getPayment(id)).toEqual({ is: 'unreachable', reason: 'invalid-response' });
  expect(await faultsLeft('razorpay')).toBe(1);
});

test('an endless response is cut off', async () => {
  const id = await paidPayment();
  await breakNext('razorpay', { fault: 'huge' });
  expect(await sandbox.razorpay.getPayment(id)).toEqual({ is: 'unreachable', reason: 'invalid-response' });
});

test('a provider that is down is unreachable', async () => {
  const nobody = createRazorpay(
    { apiUrl: 'http://127.0.0.1:1', keyId: 'k', keySecret: 's', webhookSecret: 'w' },
    QUICK,
  );
  expect(await nobody.createOrder(order)).toEqual({ is: 'unreachable', reason: 'connection' });
});

test('a redirect is not followed: it would leak the keys', async () => {
  const asked: string[] = [];
  const { server, origin } = await listen((request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    return pathname === '/elsewhere' ? new Response('{}') : Response.redirect(`${origin}/elsewhere`, 302);
  });
  const keys = { apiUrl: origin, keyId: 'k', keySecret: 's', webhookSecret: 'w' };
  const response = await createRazorpay(keys, { ...QUICK, tries: 1 }).getOrder('order_AAAAAAAAAAAAAA');
  server.close();
  expect(response).toEqual({ is: 'unreachable', reason: 'connection' });
  expect(asked).toEqual(['/v1/orders/order_AAAAAAAAAAAAAA']);
});

test('PayPal: an order, a capture and a refund whose responses were lost happen once', async () => {
  const { paypal } = sandbox.impatient;
  const making = {
    amountCents: 1780,
    shopOrderId: 'shop-order',
    invoiceId: 'A-1',
    description: '',
    returnUrl: 'https://shop.example',
    cancelUrl: 'https://shop.example',
    requestId: 'create-1',
  };
  await breakNext('paypal', { fault: 'answer-lost', on: 'POST /v2/checkout/orders' });
  const { id } = good(await paypal.createOrder(making));
  await sandbox.post(`/paypal/v2/checkout/orders/${id}/simulate`);
  await breakNext('paypal', { fault: 'answer-lost', on: 'POST /v2/checkout/orders/:id/capture' });
  const [capture] = good(await paypal.captureOrder(id)).captures;
  const captureId = capture?.id ?? '';
  await breakNext('paypal', { fault: 'answer-lost', on: 'POST /v2/payments/captures/:id/refund' });
  const refund = good(await paypal.refund({ captureId, amountCents: 500, requestId: 'refund-1' }));

  const { paypal: held } = (await (await sandbox.get('/control/state')).json()) as {
    paypal: Record<'orders' | 'captures' | 'refunds', object>;
  };
  expect([held.orders, held.captures, held.refunds].map((records) => Object.keys(records))).toEqual([
    [id],
    [captureId],
    [refund.id],
  ]);
});

test('PayPal without a token counts as unreachable, not as rejected', async () => {
  await breakNext('paypal', { fault: 'error-500', on: 'POST /v1/oauth2/token', times: 3 });
  expect(await sandbox.paypal.getOrder('5O190127TN364715T')).toEqual({
    is: 'unreachable',
    reason: 'server-error',
  });
});
