import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderDetail } from '../../src/contract/admin/orders.ts';
import { type Admin, act, asAdmin } from '../support/admin-actions.ts';
import { type Payer, payUpi, payWallet, placedOrder, sandbox, startUpi } from '../support/payments.ts';
import { until } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

/** Waits until the order matches. */
function orderWhen({ order }: Payer, isSo: (now: OrderDetail) => boolean): Promise<OrderDetail> {
  return until(async () => {
    const { body } = await admin.get(`/api/admin/orders/${order._id}`);
    return isSo(body) ? (body as OrderDetail) : undefined;
  });
}

async function paidByUpi(): Promise<Payer> {
  const payer = await placedOrder(shop);
  await payUpi(shop, await startUpi(payer));
  await orderWhen(payer, ({ status }) => status === 'PAYMENT');
  return payer;
}

test('a part of a UPI payment is refunded by the provider, the rest when the order is cancelled', async () => {
  const payer = await paidByUpi();
  const id = payer.order._id;
  const [payment] = (await orderWhen(payer, () => true)).payments;
  const input = { paymentId: payment?.id, amount: 100.5, reason: 'One bottle leaked' };
  expect((await act(admin, id, 'refund', input)).status).toBe(200);
  const half = await orderWhen(payer, ({ refunds }) => refunds[0]?.status === 'processed');
  expect(half).toMatchObject({ status: 'PAYMENT', paymentStatus: 'COMPLETED' });
  expect(half.payments[0]?.refundableMinor).toBe(145_800 - 10_050);
  expect((await act(admin, id, 'cancel', { reason: 'Sold out' })).body.status).toBe('CANCELLED');
  const all = await orderWhen(payer, ({ paymentStatus }) => paymentStatus === 'REFUNDED');
  expect(all.refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(145_800);
  const over = await act(admin, id, 'refund', input);
  expect([over.status, over.body.code, over.body.error]).toEqual([
    409,
    'refund-not-possible',
    'All of this payment was given back already, or is on its way.',
  ]);
});

test.each([1458.01, 5000])(
  'a refund of %s is too much: the message says how much can be refunded',
  async (amount) => {
    const payer = await paidByUpi();
    const [payment] = (await orderWhen(payer, () => true)).payments;
    const { status, body } = await act(admin, payer.order._id, 'refund', {
      paymentId: payment?.id,
      amount,
      reason: 'x',
    });
    expect([status, body.error]).toEqual([409, 'At most ₹1,458.00 of this payment can be refunded.']);
  },
);

test('a PayPal payment is refunded in its own currency', async () => {
  const payer = await placedOrder(shop);
  await payWallet(shop, payer);
  const paid = await orderWhen(payer, ({ status }) => status === 'PAYMENT');
  const [payment] = paid.payments;
  expect(payment?.currency).toBe('USD');
  await act(admin, payer.order._id, 'refund', { paymentId: payment?.id, amount: 1.25, reason: 'Broken cap' });
  const after = await orderWhen(payer, ({ refunds }) => refunds[0]?.status === 'processed');
  expect(after.refunds).toMatchObject([{ amountMinor: 125, currency: 'USD' }]);
});

test('an order with a full refund under way is not shipped, and the admin sees why', async () => {
  const payer = await paidByUpi();
  const id = payer.order._id;
  const { payments } = await orderWhen(payer, () => true);
  const input = { paymentId: payments[0]?.id, amount: 1458, reason: 'Sold out' };
  // the provider is slow: requested, not yet processed
  await sandbox(shop, '/control/razorpay/next-refund', { refund: 'pending', webhook: 'never' });
  expect((await act(admin, id, 'refund', input)).status).toBe(200);
  const now = await orderWhen(payer, () => true);
  expect(now.status).toBe('PAYMENT');
  expect(now.actions).not.toContain('ship');
  expect(now.shipRefused).toContain('goes back to the customer');
  const shipped = await act(admin, id, 'ship', { courier: 'India Post', trackingNumber: 'EE123456785IN' });
  expect([shipped.status, shipped.body.error]).toEqual([409, now.shipRefused]);
});

test('two concurrent refunds of one payment by two admins: one refund', async () => {
  const payer = await paidByUpi();
  const id = payer.order._id;
  const { version, payments } = await orderWhen(payer, () => true);
  const other = await asAdmin(shop);
  const body = { action: 'refund', version, paymentId: payments[0]?.id, amount: 1458, reason: 'Twice' };
  const responses = await Promise.all(
    [admin, other].map((who) => who.post(`/api/admin/orders/${id}/actions`, body)),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  const done = await orderWhen(payer, ({ paymentStatus }) => paymentStatus === 'REFUNDED');
  expect(done.refunds).toHaveLength(1);
  expect(done.status).toBe('CANCELLED');
});

test('revenue is payments less refunds, to the paisa, in rupees and in dollars', async () => {
  const [upi, wallet] = [await paidByUpi(), await placedOrder(shop)];
  await payWallet(shop, wallet);
  const paid = await Promise.all(
    [upi, wallet].map((payer) => orderWhen(payer, ({ status }) => status === 'PAYMENT')),
  );
  const overview = async () => {
    const today = new Date(Date.now() + 5.5 * 3600_000).toISOString().slice(0, 10);
    return (await admin.get(`/api/admin/overview?from=${today}&to=${today}`)).body;
  };
  const before = await overview();
  const refund = async (payer: Payer, amount: number) => {
    const [payment] = (await orderWhen(payer, () => true)).payments;
    const input = { paymentId: payment?.id, amount, reason: 'A part' };
    expect((await act(admin, payer.order._id, 'refund', input)).status).toBe(200);
    await orderWhen(payer, ({ refunds }) => refunds[0]?.status === 'processed');
  };
  await refund(upi, 100.55);
  await refund(wallet, 1.25);
  const dollars = paid[1]?.payments[0]?.amountMinor ?? 0;
  const shareOfWallet = Math.round((145_800 * 125) / dollars) / 100;
  const after = await overview();
  const inPaise = (rupees: number) => Math.round(rupees * 100);
  expect(inPaise(before.now.revenue) - inPaise(after.now.revenue)).toBe(10_055 + inPaise(shareOfWallet));
  expect(after.days.at(-1).revenue).toBe(after.now.revenue);
});
