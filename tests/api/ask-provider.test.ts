import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentAttempt } from '../../src/contract/admin/payment-attempts.ts';
import { saveSaid } from '../../src/server/payments/attempts.store.ts';
import { type Admin, asAdmin, lastChange } from '../support/admin-actions.ts';
import {
  agreeWallet,
  booksOf,
  type Payer,
  payUpi,
  placedOrder,
  rows,
  sandbox,
  startUpi,
  startWallet,
} from '../support/payments.ts';
import { until } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const SILENT = { webhook: 'never', browser: 'silent' };
const ask = ({ order }: Payer, provider = 'razorpay') =>
  admin.post(`/api/admin/orders/${order._id}/ask-provider`, { provider });
const askableOf = async ({ order }: Payer) =>
  (await admin.get(`/api/admin/orders/${order._id}`)).body.askable;

test('a UPI payment without a webhook is found when an admin checks it, and the order is paid', async () => {
  const payer = await placedOrder(shop);
  expect(await askableOf(payer)).toEqual([]);
  expect((await ask(payer)).body.code).toBe('nothing-to-ask');
  await payUpi(shop, await startUpi(payer), SILENT);
  expect(await askableOf(payer)).toEqual(['razorpay']);
  await rows(shop, 'delete from limits');
  const { status, body } = await ask(payer);
  const asked = Math.round(payer.order.totalPrice * 100);
  expect([status, body]).toEqual([
    200,
    {
      outcome: 'captured',
      payment: { amountMinor: asked, currency: 'INR', at: expect.any(String), lessMinor: 0 },
    },
  ]);
  expect(await booksOf(shop, payer.order._id)).toMatchObject({
    status: 'PAYMENT',
    payments: [{ status: 'captured' }],
  });
  expect(await lastChange(shop, `order ${payer.order._id}`)).toMatchObject({
    actor_id: admin.admin.id,
    action: 'ask provider',
    changes: { outcome: [null, 'captured'] },
  });
  expect(await askableOf(payer)).toEqual([]);
});

test('the same for PayPal; an approved payment that was abandoned is captured', async () => {
  const payer = await placedOrder(shop);
  await agreeWallet(shop, await startWallet(payer), { outcome: 'approve', ...SILENT });
  expect(await askableOf(payer)).toEqual(['paypal']);
  expect((await ask(payer, 'paypal')).body.outcome).toBe('captured');
  expect(await booksOf(shop, payer.order._id)).toMatchObject({ status: 'PAYMENT' });
});

test('the admin sees whether nothing was paid, another amount came, the payment is unknown or the provider does not respond', async () => {
  const nothing = await placedOrder(shop);
  await startUpi(nothing);
  expect((await ask(nothing)).body.outcome).toBe('not-paid');

  const other = await placedOrder(shop);
  await payUpi(shop, await startUpi(other), { ...SILENT, amountMinor: 100 });
  expect((await ask(other)).body).toMatchObject({
    outcome: 'other-amount',
    payment: { amountMinor: 100, lessMinor: Math.round(other.order.totalPrice * 100) - 100 },
  });
  const [problem] = await rows(
    shop,
    'select details from payment_problems where order_id = $1',
    other.order._id,
  );
  expect(problem?.details).toBe(`Order ${other.order.number} asked for ₹1,458.00, and ₹1.00 came.`);

  const unknown = await placedOrder(shop);
  await startUpi(unknown);
  await rows(
    shop,
    "update payment_attempts set provider_order_id = 'order_NobodyKnowsIt1' where order_id = $1",
    unknown.order._id,
  );
  expect((await ask(unknown)).body.outcome).toBe('unknown');

  const silent = await placedOrder(shop);
  await startUpi(silent);
  const fault = { fault: 'error-500', on: 'GET /v1/orders/:id/payments', times: 10 };
  await sandbox(shop, '/control/razorpay/fault', fault);
  expect((await ask(silent)).body.outcome).toBe('no-answer');
  expect(await booksOf(shop, silent.order._id)).toMatchObject({ status: 'PENDING' });
});

test('one order can be checked every 30 seconds; an unknown order or provider is rejected', async () => {
  const payer = await placedOrder(shop);
  await startUpi(payer);
  expect((await ask(payer)).status).toBe(200);
  const again = await ask(payer);
  expect([again.status, again.body.code]).toEqual([429, 'too-many']);
  expect(Number(again.headers.get('Retry-After'))).toBeLessThanOrEqual(30);
  expect((await ask(payer, 'cash')).status).toBe(400);
  const nobody = await admin.post('/api/admin/orders/01900000-0000-7000-8000-000000000099/ask-provider', {
    provider: 'razorpay',
  });
  expect(nobody.body.code).toBe('order-not-found');
});

/** Also after a test whose fault the provider still has. */
const askUntil = (payer: Payer, outcome: string) =>
  until(async () => {
    await rows(shop, 'delete from limits');
    return (await ask(payer)).body.outcome === outcome ? true : undefined;
  });
const attemptsOf = async ({ order }: Payer): Promise<PaymentAttempt[]> =>
  (await admin.get(`/api/admin/orders/${order._id}`)).body.attempts;

test('every attempt has what the provider last said, and when it was asked', async () => {
  const payer = await placedOrder(shop);
  expect(await attemptsOf(payer)).toEqual([]);
  const razorpayOrder = await startUpi(payer);
  expect(await attemptsOf(payer)).toMatchObject([
    { provider: 'razorpay', reference: razorpayOrder, currency: 'INR', askedAt: null, said: null },
  ]);
  await askUntil(payer, 'not-paid');
  const [nothing] = await attemptsOf(payer);
  expect(nothing).toMatchObject({ said: { isKnown: true, payments: [] } });
  expect(nothing?.saidAt).toBe(nothing?.askedAt);

  const fault = { fault: 'error-500', on: 'GET /v1/orders/:id/payments', times: 10 };
  await sandbox(shop, '/control/razorpay/fault', fault);
  await rows(shop, 'delete from limits');
  expect((await ask(payer)).body.outcome).toBe('no-answer');
  const [silent] = await attemptsOf(payer);
  // what it reported before stays, with the date since which it has not responded
  expect(silent).toMatchObject({ said: nothing?.said, saidAt: nothing?.saidAt });
  expect(String(silent?.askedAt) > String(silent?.saidAt)).toBe(true);
});

test('a paid attempt shows how it was paid, shortened, and what was asked for later wins', async () => {
  const payer = await placedOrder(shop);
  await payUpi(shop, await startUpi(payer), SILENT);
  await askUntil(payer, 'captured');
  const [paid] = await attemptsOf(payer);
  expect(paid).toMatchObject({
    status: 'succeeded',
    said: { payments: [{ status: 'captured', paidWith: { kind: 'upi', hint: 'cu…@sandbox' } }] },
  });
  const { db } = shop.database;
  const early = new Date(Date.parse(String(paid?.saidAt)) - 1000);
  await saveSaid(db, String(paid?.id), early, { isKnown: false, payments: [] });
  expect(await attemptsOf(payer)).toEqual([paid]);
  const late = new Date(Date.parse(String(paid?.saidAt)) + 1000);
  await Promise.all([
    saveSaid(db, String(paid?.id), late, { isKnown: false, payments: [] }),
    saveSaid(db, String(paid?.id), early, { isKnown: true, payments: [] }),
  ]);
  expect(await attemptsOf(payer)).toMatchObject([{ said: { isKnown: false }, saidAt: late.toISOString() }]);
});
