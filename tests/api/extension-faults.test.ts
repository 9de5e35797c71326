import { afterAll, beforeAll, expect, test } from 'vitest';
import config from '../../shop.config.ts';
import { defineExtension, definePayment } from '../../src/extension/extension.ts';
import type { PaymentServer } from '../../src/extension/payments.ts';
import { placedOrder } from '../support/payments.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const away = async () => ({ is: 'unreachable', reason: 'connection' }) as const;
const broken = defineExtension({
  name: 'broken',
  apiVersion: 1,
  payments: [
    definePayment({
      id: 'broken',
      method: 'broken',
      label: 'Broken',
      icon: 'bank',
      provider: 'Broken',
      texts: { howToPay: 'with Broken', refundWay: 'to nowhere' },
      keys: [],
      settings: () => ({ isOffered: true, environment: 'sandbox' }) as const,
      server: async () => ({
        createPayment: (): PaymentServer => ({
          environment: 'sandbox',
          options: () => {
            throw new Error('no options');
          },
          start: away,
          fetchReport: away,
          refund: away,
          webhook: {
            read: () => {
              throw new Error('no reading');
            },
            readSaved: () => undefined,
          },
        }),
      }),
      panel: async () => ({ default: () => null }),
    }),
  ],
});

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({}, { extensions: [...config.extensions, broken] });
});
afterAll(() => shop.close());

test('a payment method that fails is not offered, and the others are', async () => {
  const { me, order } = await placedOrder(shop);
  const { status, body } = await me.get(`/api/orders/payment-options/${order._id}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ razorpay: { checkoutUrl: expect.any(String) }, broken: null });
});

test('a webhook that a method cannot read is the sender’s mistake', async () => {
  const response = await shop.request('/api/webhooks/broken', { method: 'POST', body: 'x' });
  expect([response.status, (await response.json()).code]).toEqual([400, 'bad-request']);
});
