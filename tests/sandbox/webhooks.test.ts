import { afterEach, beforeEach, expect, test } from 'vitest';
import { good, openTestSandbox, type TestSandbox } from '../support/test-sandbox.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await openTestSandbox();
});
afterEach(() => sandbox.close());

interface Webhook {
  id: string;
  event: string;
  state: string;
  results: unknown[];
}

async function payOrder(plan: object) {
  const order = { amountMinor: 150_000, receipt: 'A-1', shopOrderId: 'shop-order' };
  const { id } = good(await sandbox.razorpay.createOrder(order));
  await sandbox.post('/control/razorpay/next', plan);
  return sandbox.post(`/razorpay/v1/orders/${id}/simulate`);
}

async function webhooks(): Promise<Webhook[]> {
  const state = (await (await sandbox.get('/control/state')).json()) as { razorpay: { webhooks: Webhook[] } };
  return state.razorpay.webhooks;
}

const eventIds = () => sandbox.received.map(({ headers }) => headers.get('X-Razorpay-Event-Id'));

test('an early webhook arrives before the response to the browser', async () => {
  await payOrder({ webhook: 'before' });
  expect(sandbox.received).toHaveLength(3);
});

test('a duplicate webhook has the same id', async () => {
  await payOrder({ webhook: 'twice' });
  await sandbox.idle();
  expect(sandbox.received).toHaveLength(6);
  expect(new Set(eventIds()).size).toBe(3);
});

test('a late webhook waits until it is released, also across a restart', async () => {
  await payOrder({ webhook: 'late' });
  await sandbox.idle();
  await sandbox.restart();
  expect(sandbox.received).toHaveLength(0);
  const { status } = await sandbox.post('/control/razorpay/webhooks/release');
  expect(status).toBe(200);
  expect(sandbox.received).toHaveLength(3);
  expect((await webhooks()).map(({ state }) => state)).toEqual(Array(3).fill('delivered'));
});

test('a lost webhook is listed and can be sent by hand, repeatedly', async () => {
  await payOrder({ webhook: 'never' });
  await sandbox.idle();
  expect(sandbox.received).toHaveLength(0);
  const [first] = await webhooks();
  expect(first).toMatchObject({ event: 'payment.authorized', state: 'dropped', results: [] });
  await sandbox.post(`/control/razorpay/webhooks/${first?.id}/send`);
  await sandbox.post(`/control/razorpay/webhooks/${first?.id}/send`);
  expect(eventIds()).toEqual([first?.id, first?.id]);
});

test('a browser that never returns gets no response, though the payment was captured', async () => {
  const { status, body } = await payOrder({ browser: 'silent' });
  expect([status, body]).toEqual([202, { silent: true }]);
  const [order] = good(await sandbox.razorpay.findOrders('A-1'));
  expect(good(await sandbox.razorpay.getOrderPayments(order?.id ?? ''))).toMatchObject([
    { status: 'captured' },
  ]);
});

test('a webhook that the shop rejects is retried, then dropped', async () => {
  sandbox.responses.push(500, 500, 500);
  await payOrder({ payment: 'fail' });
  await expect.poll(webhooks).toMatchObject([{ state: 'failed', results: [500, 500, 500] }]);
  sandbox.responses.push(500);
  await payOrder({ payment: 'fail' });
  await expect
    .poll(async () => (await webhooks()).at(-1))
    .toMatchObject({ state: 'delivered', results: [500, 200] });
});

test('a shop that restarts finds its payments again', async () => {
  await payOrder({});
  await sandbox.idle();
  await sandbox.restart();
  const [order] = good(await sandbox.razorpay.findOrders('A-1'));
  expect(order?.status).toBe('paid');
  expect(good(await sandbox.razorpay.getOrderPayments(order?.id ?? ''))).toMatchObject([
    { status: 'captured' },
  ]);
});

test('scenarios are used one after the other, then payments succeed again', async () => {
  await sandbox.post('/control/razorpay/next', { payment: 'fail' });
  expect((await payOrder({ payment: 'pay' })).body).toHaveProperty('error');
  expect((await payOrder({ payment: 'fail' })).body).toHaveProperty('razorpay_signature');
  await sandbox.post('/control/clear');
  expect((await payOrder({})).body).toHaveProperty('razorpay_signature');
});

test('the control API rejects unknown fields and bodies that are not JSON', async () => {
  expect((await sandbox.post('/control/razorpay/next', { payment: 'explode' })).status).toBe(400);
  expect((await sandbox.post('/control/nowhere')).status).toBe(404);
  const form = await fetch(`${sandbox.url}/control/clear`, {
    method: 'POST',
    body: new URLSearchParams({ a: '1' }),
  });
  expect(form.status).toBe(415);
});

test('browser files and pages exist, without inline code', async () => {
  const { id } = good(
    await sandbox.razorpay.createOrder({ amountMinor: 150_000, receipt: 'A-1', shopOrderId: 'x' }),
  );
  const pages = ['', `/razorpay/checkout?key=rzp_test_ChekkuDemoShop&order_id=${id}&name=%3Cb%3E`];
  for (const page of pages) {
    const response = await sandbox.get(page);
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).not.toMatch(/<script(?![^>]*src=)|\sstyle=|\son\w+=|<style|<b>Your/);
    const files = [...text.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, file]) => file ?? '');
    for (const file of files) expect((await fetch(new URL(file, response.url))).status).toBe(200);
    expect(files).toHaveLength(2);
  }
  expect((await sandbox.get('/razorpay/checkout.js')).headers.get('Content-Type')).toContain(
    'text/javascript',
  );
  expect((await sandbox.get('/paypal/sdk/js?client-id=chekku-demo-paypal-client&currency=USD')).status).toBe(
    200,
  );
  expect((await sandbox.get('/paypal/sdk/js?client-id=other')).status).toBe(400);
});

test('the payment window does not open for a wrong key, an unknown order or a paid one', async () => {
  await payOrder({});
  const [paid] = good(await sandbox.razorpay.findOrders('A-1'));
  const ask = (key: string, order: string) => sandbox.get(`/razorpay/checkout?key=${key}&order_id=${order}`);
  expect((await ask('rzp_test_other', paid?.id ?? '')).status).toBe(400);
  expect((await ask('rzp_test_ChekkuDemoShop', 'order_AAAAAAAAAAAAAA')).status).toBe(400);
  expect((await ask('rzp_test_ChekkuDemoShop', paid?.id ?? '')).status).toBe(400);
});
