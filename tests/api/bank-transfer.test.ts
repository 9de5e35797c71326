import { afterAll, beforeAll, expect, test } from 'vitest';
import bankTransfer from '../../extensions/bank-transfer/extension.ts';
import razorpay from '../../extensions/razorpay/extension.ts';
import { asAdmin } from '../support/admin-actions.ts';
import { booksOf, placedOrder } from '../support/payments.ts';
import { mailTo } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  const account = {
    BANK_ACCOUNT_NAME: 'Nila Farm',
    BANK_ACCOUNT_NUMBER: '50100012345678',
    BANK_IFSC: 'HDFC0000001',
  };
  shop = await openTestShop(account, { extensions: [razorpay, bankTransfer] });
});
afterAll(() => shop.close());

const START = '/api/orders/payments/bank-transfer/start';

test('a customer gets account and reference, and the order is paid when an admin records the money', async () => {
  const { me, order, who } = await placedOrder(shop);
  const options = (await me.get(`/api/orders/payment-options/${order._id}`)).body;
  expect(Object.keys(options)).toEqual(['razorpay', 'bank-transfer']);
  const started = await me.post(`${START}?language=ta`, { orderId: order._id });
  expect(started).toMatchObject({
    status: 200,
    body: {
      rows: [
        [{ en: 'Account holder', ta: 'கணக்கின் பெயர்' }, 'Nila Farm'],
        [{ en: 'Account number' }, '50100012345678'],
        ['IFSC', 'HDFC0000001'],
        [{ en: 'Reference' }, order.number],
      ],
    },
  });
  const admin = await asAdmin(shop);
  const receipt = { provider: 'bank-transfer', amount: order.totalPrice, reference: 'UTR1' };
  const path = `/api/admin/orders/${order._id}/receipts`;
  const recorded = [await admin.post(path, receipt), await admin.post(path, receipt)];
  expect(recorded).toMatchObject([
    { status: 200, body: { outcome: 'captured' } },
    { status: 200, body: { outcome: 'captured' } },
  ]);
  expect(await booksOf(shop, order._id)).toMatchObject({
    status: 'PAYMENT',
    payments: [{ id: 'UTR1', status: 'captured' }],
  });
  expect((await mailTo(shop, who.email, 2))?.subject).toContain('paid');
});

test('the policies name the bank transfer', async () => {
  const { sections } = await (await shop.request('/api/content/pages/terms-of-service')).json();
  expect(JSON.stringify(sections)).toContain('You pay by UPI through Razorpay, or by bank transfer.');
  expect((await (await shop.request('/api/shop')).json()).paymentMethods).toEqual(['upi', 'bank-transfer']);
});
