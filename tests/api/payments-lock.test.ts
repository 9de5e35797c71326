import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { expireHolds } from '../../src/server/orders/expire-holds.ts';
import {
  ageAttempts,
  booksOf,
  openPayments,
  payUpi,
  placedOrder,
  rows,
  sandbox,
  startUpi,
} from '../support/payments.ts';
import { COCONUT, forceOrder } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => shop.close());

/** Counts the row locks that statements take on this order from now on, on every connection. */
function countOrderLocks(orderId: string): () => number {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  return () =>
    query.mock.calls.filter(([statement, values]) => {
      const text = (typeof statement === 'string' ? statement : (statement as { text?: string }).text) ?? '';
      return /\bfrom "?orders"?\b.*\bfor update\b/is.test(text) && JSON.stringify(values).includes(orderId);
    }).length;
}

test('recording a payment locks its order once', async () => {
  const payer = await placedOrder(shop);
  const token = await payUpi(shop, await startUpi(payer), { webhook: 'never' });
  const locks = countOrderLocks(payer.order._id);
  const { status } = await payer.me.post('/api/orders/razorpay/verify-payment', token);
  expect([status, locks()]).toEqual([200, 1]);
  expect(await booksOf(shop, payer.order._id)).toMatchObject({
    status: 'PAYMENT',
    payment_status: 'COMPLETED',
    payments: [{ status: 'captured' }],
  });
});

test('a payment that was refunded before the shop recorded it leaves a cancelled order without stock, under one lock', async () => {
  const { productId, size } = COCONUT;
  await rows(shop, 'update food_sizes set stock = 100 where food_id = $1 and size = $2', productId, size);
  const payer = await placedOrder(shop, [COCONUT]);
  const orderId = payer.order._id;
  const token = await payUpi(shop, await startUpi(payer), { webhook: 'never' });
  await sandbox(shop, '/control/razorpay/next-refund', { webhook: 'never' });
  const deps = await openPayments(shop);
  const refund = await deps.razorpay.refund({
    paymentId: token.razorpay_payment_id ?? '',
    amountMinor: payer.order.totalPrice * 100,
    idempotencyKey: `by-hand-${crypto.randomUUID()}`,
  });
  await deps.close();
  expect(refund).toMatchObject({ is: 'ok', value: { status: 'processed' } });
  // the hold is over: recording the payment reserves the stock again, and its refund releases it again
  await ageAttempts(shop, orderId, 20);
  await forceOrder(shop, orderId, "held_until = now() - interval '1 second'");
  await expireHolds(shop.database.db);
  expect(await booksOf(shop, orderId)).toMatchObject({ holds_stock: false });
  const locks = countOrderLocks(orderId);
  await payer.me.post('/api/orders/razorpay/verify-payment', token);
  expect(locks()).toBe(1);
  expect(await booksOf(shop, orderId)).toMatchObject({
    status: 'CANCELLED',
    payment_status: 'REFUNDED',
    holds_stock: false,
    refunds: [{ status: 'processed' }],
  });
  const [sold] = await rows(
    shop,
    'select stock from food_sizes where food_id = $1 and size = $2',
    productId,
    size,
  );
  expect(sold).toEqual({ stock: 100 });
});
