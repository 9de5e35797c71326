import { afterEach, beforeEach, expect, test } from 'vitest';
import { isPaypalCertUrl } from '../../extensions/paypal/paypal-cert-url.ts';
import { createPaypal, type Paypal } from '../../extensions/paypal/paypal-client.ts';
import { good, openTestSandbox, QUICK, type TestSandbox } from '../support/test-sandbox.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await openTestSandbox();
});
afterEach(() => sandbox.close());

async function newOrder(requestId = 'create-1', amountCents = 1780) {
  return sandbox.paypal.createOrder({
    amountCents,
    shopOrderId: 'shop-order',
    invoiceId: 'A-1',
    description: 'Cold-pressed oils',
    returnUrl: 'https://shop.example/payment/1',
    cancelUrl: 'https://shop.example/payment/1',
    requestId,
  });
}

async function approvedOrder(how: object = {}) {
  const { id } = good(await newOrder());
  await sandbox.post(`/paypal/v2/checkout/orders/${id}/simulate`, how);
  return id;
}

async function capturedOrder(how: object = {}) {
  const id = await approvedOrder(how);
  const [capture] = good(await sandbox.paypal.captureOrder(id)).captures;
  if (!capture) throw new Error('nothing was captured');
  return { id, capture };
}

test('one request id creates one order', async () => {
  const first = good(await newOrder());
  expect(first).toEqual({
    id: expect.stringMatching(/^[A-Z0-9]{17}$/),
    status: 'open',
    shopOrderId: 'shop-order',
    captures: [],
    refunds: [],
  });
  expect(good(await newOrder())).toEqual(first);
  expect(good(await newOrder('create-2')).id).not.toBe(first.id);
});

test('an order is approved, then captured, and the capture names its order', async () => {
  const { id, capture } = await capturedOrder();
  const expected = {
    id: capture.id,
    orderId: id,
    status: 'captured',
    amountMinor: 1780,
    currency: 'USD',
    shopOrderId: 'shop-order',
    capturedAt: expect.any(Date),
  };
  expect(capture).toMatchObject(expected);
  expect(good(await sandbox.paypal.getCapture(capture.id))).toMatchObject({
    ...expected,
    merchantId: 'CHEKKUDEMOSHOP',
  });
  expect(good(await sandbox.paypal.getOrder(id))).toMatchObject({ status: 'completed' });
});

test('an unapproved order is not captured', async () => {
  const { id } = good(await newOrder());
  expect(await sandbox.paypal.captureOrder(id)).toMatchObject({ is: 'rejected', code: 'ORDER_NOT_APPROVED' });
});

test('a second capture returns the first', async () => {
  const { id, capture } = await capturedOrder();
  expect(good(await sandbox.paypal.captureOrder(id)).captures).toMatchObject([{ id: capture.id }]);
});

test('a declined wallet is rejected; the buyer approves again and pays', async () => {
  const id = await approvedOrder({ outcome: 'decline' });
  expect(await sandbox.paypal.captureOrder(id)).toMatchObject({
    is: 'rejected',
    code: 'INSTRUMENT_DECLINED',
  });
  await sandbox.post(`/paypal/v2/checkout/orders/${id}/simulate`);
  expect(good(await sandbox.paypal.captureOrder(id)).captures).toMatchObject([{ status: 'captured' }]);
});

test('a completed order can have a pending capture, which is not paid yet', async () => {
  const { id, capture } = await capturedOrder({ outcome: 'wait' });
  expect(capture).toMatchObject({ status: 'pending', reason: 'PENDING_REVIEW', capturedAt: undefined });
  await sandbox.post(`/control/paypal/captures/${capture.id}/end`, { status: 'COMPLETED' });
  expect(good(await sandbox.paypal.getOrder(id)).captures).toMatchObject([{ status: 'captured' }]);
});

test('a capture can be declined, or have another amount and currency', async () => {
  await sandbox.post('/control/paypal/next', { payment: 'decline' });
  expect((await capturedOrder()).capture.status).toBe('failed');
  await sandbox.post('/control/paypal/next', { amountMinor: 1779, currency: 'EUR' });
  const id = good(await newOrder('create-2')).id;
  await sandbox.post(`/paypal/v2/checkout/orders/${id}/simulate`);
  expect(good(await sandbox.paypal.captureOrder(id)).captures).toMatchObject([
    { status: 'captured', amountMinor: 1779, currency: 'EUR' },
  ]);
});

test('a test without a browser gets the same data as the browser', async () => {
  const { id } = good(await newOrder());
  const simulate = (outcome: string) =>
    sandbox.post(`/paypal/v2/checkout/orders/${id}/simulate`, { outcome });
  expect((await simulate('cancel')).body).toEqual({ cancelled: true, orderID: id });
  const { body } = await simulate('capture');
  expect(body).toMatchObject({ orderID: id, payerID: expect.any(String) });
  expect(good(await sandbox.paypal.getCapture(String(body.captureID))).orderId).toBe(id);
});

test('refunds: one per request id, never more than was captured', async () => {
  const { capture } = await capturedOrder();
  const refund = (amountCents: number, requestId: string) =>
    sandbox.paypal.refund({ captureId: capture.id, amountCents, requestId });
  const first = good(await refund(780, 'refund-1'));
  expect(first).toMatchObject({ status: 'processed', amountMinor: 780, currency: 'USD' });
  expect(good(await refund(780, 'refund-1'))).toEqual(first);
  expect(good(await sandbox.paypal.getRefund(first.id))).toEqual(first);
  expect(good(await sandbox.paypal.getCapture(capture.id)).status).toBe('part-refunded');
  expect(await refund(1001, 'refund-2')).toMatchObject({ is: 'rejected', code: 'REFUND_AMOUNT_EXCEEDED' });
  good(await refund(1000, 'refund-3'));
  expect(good(await sandbox.paypal.getCapture(capture.id)).status).toBe('refunded');
  expect(await refund(1, 'refund-4')).toMatchObject({ is: 'rejected', code: 'CAPTURE_FULLY_REFUNDED' });
});

test('wrong credentials are rejected without printing them', async () => {
  const stranger = createPaypal(
    { apiUrl: `${sandbox.url}/paypal`, clientId: 'nobody', clientSecret: 'top-secret', webhookId: 'w' },
    QUICK,
  );
  const result = await stranger.getOrder('5O190127TN364715T');
  expect(result).toMatchObject({ is: 'rejected', status: 401, code: 'invalid_client' });
  expect(JSON.stringify(result)).not.toContain('top-secret');
});

test('an invalid token is replaced once', async () => {
  const { id } = good(await newOrder());
  await sandbox.restart();
  expect(good(await sandbox.paypal.getOrder(id)).id).toBe(id);
});

test('PayPal-Mock-Response triggers an error, as in PayPal’s own sandbox', async () => {
  const token = await fetch(`${sandbox.url}/paypal/v1/oauth2/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${btoa('chekku-demo-paypal-client:chekku-demo-paypal-key')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token } = (await token.json()) as { access_token: string };
  const response = await fetch(`${sandbox.url}/paypal/v2/checkout/orders`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${access_token}`,
      'PayPal-Mock-Response': '{"mock_application_codes":"DUPLICATE_INVOICE_ID"}',
    },
    body: '{}',
  });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ details: [{ issue: 'DUPLICATE_INVOICE_ID' }] });
});

async function readWebhook(paypal: Paypal, webhook: { body: Uint8Array; headers: Headers }) {
  const inspected = paypal.precheckWebhook(webhook);
  return inspected.is === 'plausible' ? paypal.verifyWebhook(inspected) : inspected;
}

const typeOf = ({ body }: { body: Uint8Array }): string =>
  JSON.parse(Buffer.from(body).toString()).event_type;

test('PayPal verifies webhooks over the received bytes', async () => {
  const { id, capture } = await capturedOrder();
  await sandbox.idle();
  // each is sent on its own, so that the second may arrive first
  const received = sandbox.received.toSorted((a, b) => typeOf(a).localeCompare(typeOf(b)));
  const readings = await Promise.all(received.map((webhook) => readWebhook(sandbox.paypal, webhook)));
  expect(readings).toMatchObject([
    { is: 'genuine', event: { type: 'CHECKOUT.ORDER.APPROVED', orderId: id, paymentId: undefined } },
    { is: 'genuine', event: { type: 'PAYMENT.CAPTURE.COMPLETED', orderId: id, paymentId: capture.id } },
  ]);
  const [webhook] = sandbox.received;
  if (!webhook) throw new Error('no webhook came');
  const spaced = Buffer.concat([Buffer.from('{ '), Buffer.from(webhook.body).subarray(1)]);
  expect(await readWebhook(sandbox.paypal, { ...webhook, body: spaced })).toEqual({ is: 'forged' });
});

test('a refund’s webhook names the refund and its capture', async () => {
  const { capture } = await capturedOrder();
  const refund = good(
    await sandbox.paypal.refund({ captureId: capture.id, amountCents: 1780, requestId: 'refund-1' }),
  );
  await sandbox.idle();
  const last = sandbox.received.at(-1);
  if (!last) throw new Error('no webhook came');
  expect(await readWebhook(sandbox.paypal, last)).toMatchObject({
    is: 'genuine',
    event: { type: 'PAYMENT.CAPTURE.REFUNDED', refundId: refund.id, paymentId: capture.id },
  });
});

test('66 a webhook that is forged, incomplete, or names a certificate elsewhere is rejected, and an unreachable PayPal verifies nothing', async () => {
  await sandbox.post('/control/paypal/next', { webhook: 'forged' });
  await approvedOrder();
  await sandbox.idle();
  const [forged] = sandbox.received;
  if (!forged) throw new Error('no webhook came');
  expect(await readWebhook(sandbox.paypal, forged)).toEqual({ is: 'forged' });

  const without = new Headers(forged.headers);
  without.delete('PAYPAL-TRANSMISSION-SIG');
  expect(await readWebhook(sandbox.paypal, { ...forged, headers: without })).toEqual({ is: 'forged' });

  await sandbox.post('/control/paypal/fault', { fault: 'error-500', times: 3 });
  expect(await readWebhook(sandbox.paypal, forged)).toEqual({ is: 'unreachable', reason: 'server-error' });

  const elsewhere = new Headers(forged.headers);
  elsewhere.set('PAYPAL-CERT-URL', 'https://evil.example/cert.pem');
  const nobody = createPaypal({
    apiUrl: 'http://127.0.0.1:9',
    clientId: 'c',
    clientSecret: 's',
    webhookId: 'w',
  });
  expect(await readWebhook(nobody, { ...forged, headers: elsewhere })).toEqual({ is: 'forged' });
});

const LIVE = 'https://api-m.paypal.com';
const TEST = 'https://api-m.sandbox.paypal.com';
const OWN = 'http://127.0.0.1:3000/sandbox/paypal';
test.each([
  [LIVE, 'https://api.paypal.com/v1/notifications/certs/CERT-1', true],
  [LIVE, 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1', false],
  [LIVE, 'http://api.paypal.com/cert', false],
  [LIVE, 'https://api.paypal.com.evil.example/cert', false],
  [LIVE, 'https://evilpaypal.com/cert', false],
  [LIVE, 'https://api.paypal.com:8443/cert', false],
  [LIVE, 'https://someone@api.paypal.com/cert', false],
  [LIVE, 'http://127.0.0.1:3000/sandbox/paypal/cert', false],
  [LIVE, 'no address', false],
  [TEST, 'https://api.sandbox.paypal.com/cert', true],
  [TEST, 'https://api.paypal.com/cert', false],
  [OWN, 'http://127.0.0.1:3000/sandbox/paypal/v1/notifications/certs/CERT-sandbox', true],
  [OWN, 'https://api.paypal.com/cert', false],
])('at %s the certificate %s is PayPal’s own: %s', (api, cert, isOwn) => {
  expect(isPaypalCertUrl(cert, api)).toBe(isOwn);
});
