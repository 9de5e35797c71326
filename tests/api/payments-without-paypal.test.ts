import { afterAll, beforeAll, expect, test } from 'vitest';
import { payUpi, placedOrder, startUpi } from '../support/payments.ts';
import { json } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  // PayPal's own sandbox, without keys
  shop = await openTestShop({ PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com' });
});
afterAll(() => shop.close());

test('without PayPal keys PayPal is not offered, and UPI is', async () => {
  const payer = await placedOrder(shop);
  const { body } = await payer.me.get(`/api/orders/payment-options/${payer.order._id}`);
  expect(body).toEqual({ razorpay: { checkoutUrl: expect.any(String) }, paypal: null });
  for (const response of [
    await payer.me.post('/api/orders/paypal/create-order', { orderId: payer.order._id }),
    await payer.me.post('/api/orders/paypal/capture-order', { orderId: 'x' }),
    await payer.me.put('/api/orders/pay', { paymentId: 'x' }),
  ]) {
    expect([response.status, response.body.code]).toEqual([409, 'paypal-not-offered']);
  }
  const token = await payUpi(shop, await startUpi(payer), { webhook: 'never' });
  expect((await payer.me.post('/api/orders/razorpay/verify-payment', token)).body.success).toBe(true);
});

test("every event in PayPal's name is rejected as forged", async () => {
  const response = await shop.request('/api/webhooks/paypal', json('POST', { id: 'WH-1' }));
  expect(response.status).toBe(400);
});
