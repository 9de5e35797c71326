import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expireHolds } from '../../src/server/orders/expire-holds.ts';
import { cancelUnpaid } from '../../src/server/payments/cancel-unpaid.ts';
import { reconcile } from '../../src/server/payments/reconcile.ts';
import { type Admin, act, asAdmin } from '../support/admin-actions.ts';
import { razorpayOf } from '../support/payment-settings.ts';
import {
  ageAttempts,
  agreeWallet,
  booksOf,
  openPayments,
  type Payer,
  payUpi,
  placedOrder,
  rows,
  sandbox,
  startUpi,
  startWallet,
} from '../support/payments.ts';
import { mailTo, until } from '../support/people.ts';
import { forceOrder, type Line, sellAtListPrice } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
let parts: Awaited<ReturnType<typeof openPayments>>;
beforeAll(async () => {
  shop = await openTestShop();
  await sellAtListPrice(shop, SIZE);
  admin = await asAdmin(shop);
  parts = await openPayments(shop);
});
afterAll(async () => {
  await parts.close();
  await shop.close();
});

const SIZE: Line = { productId: 'wood-pressed-coconut-oil', size: 'expiry', quantity: 2 };
const SILENT = { webhook: 'never', browser: 'silent' };
beforeEach(async () => {
  await rows(
    shop,
    `insert into food_sizes (food_id, size, position, price_paise, stock) values ($1, $2, 300, 100000, 10)
     on conflict (food_id, size) do update set price_paise = 100000, stock = 10`,
    SIZE.productId,
    SIZE.size,
  );
});

const stock = async () =>
  (await rows<{ stock: number }>(shop, 'select stock from food_sizes where size = $1', SIZE.size))[0]?.stock;
const age = ({ order }: Payer, hours: number) =>
  forceOrder(
    shop,
    order._id,
    `created_at = created_at - interval '${hours} hours', held_until = held_until - interval '${hours} hours'`,
  );
const statusOf = async ({ order }: Payer) => (await booksOf(shop, order._id)).status;
const begin = ({ me, order }: Payer, path = 'razorpay') =>
  me.post(`/api/orders/${path}/create-order`, { orderId: order._id });
/** An order with a coupon whose hold of half an hour has ended. */
async function heldTooLong(code = 'LATE10'): Promise<Payer> {
  await rows(
    shop,
    `insert into coupons (code, offer_percentage, expires_at) values ($1, 10, '2036-01-01')
     on conflict (code) do update set offer_percentage = 10, expires_at = '2036-01-01'`,
    code,
  );
  const payer = await placedOrder(shop, [SIZE], { couponCode: code, discount: 200, totalPrice: 1800 });
  await forceOrder(shop, payer.order._id, "held_until = now() - interval '1 second'");
  await expireHolds(shop.database.db);
  return payer;
}

test('an order that is not paid within 24 hours is cancelled once: history, stock, coupon, one email', async () => {
  await rows(
    shop,
    "insert into coupons (code, offer_percentage, expires_at) values ('DAY10', 10, '2036-01-01')",
  );
  const payer = await placedOrder(shop, [SIZE], { couponCode: 'DAY10', discount: 200, totalPrice: 1800 });
  await age(payer, 23.9);
  await cancelUnpaid(parts);
  expect(await statusOf(payer)).toBe('PENDING');
  expect(await stock()).toBe(8);
  await age(payer, 0.2);
  await Promise.all([cancelUnpaid(parts), cancelUnpaid(parts), cancelUnpaid(parts)]);
  expect(await booksOf(shop, payer.order._id)).toMatchObject({ status: 'CANCELLED', holds_stock: false });
  expect(await stock()).toBe(10);
  expect(await rows(shop, "select used_count from coupons where code = 'DAY10'")).toEqual([
    { used_count: 0 },
  ]);
  const history = await rows(
    shop,
    "select actor, from_status, note from order_history where order_id = $1 and to_status = 'CANCELLED'",
    payer.order._id,
  );
  expect(history).toEqual([{ actor: 'system', from_status: 'PENDING', note: 'Not paid within 24 hours' }]);
  const email = await mailTo(shop, payer.who.email, 2);
  expect(email.subject).toBe(`Order ${payer.order.number} was cancelled: it was not paid`);
  expect(email.text).toContain('You have paid nothing for it.');
  await cancelUnpaid(parts);
  expect(
    await rows(
      shop,
      "select 1 from pgboss.job where name = 'mail' and data::text like $1",
      `%Order ${payer.order.number} was cancelled%`,
    ),
  ).toHaveLength(1);
  expect((await begin(payer)).body.code).toBe('order-not-payable');
});

test('orders that were overdue when the shop was updated are cancelled without an email', async () => {
  const payer = await placedOrder(shop, [SIZE]);
  await mailTo(shop, payer.who.email);
  await age(payer, 24 * 90);
  await forceOrder(shop, payer.order._id, 'expires_quietly = true');
  await cancelUnpaid(parts);
  expect(await statusOf(payer)).toBe('CANCELLED');
  expect(
    await rows(
      shop,
      "select 1 from pgboss.job where name = 'mail' and data::text like $1",
      `%Order ${payer.order.number} was cancelled%`,
    ),
  ).toEqual([]);
});

test("a confirmed order waits for its payment; the shop's setting of hours applies", async () => {
  const confirmed = await placedOrder(shop, [SIZE]);
  await act(admin, confirmed.order._id, 'confirm');
  await age(confirmed, 24 * 90);
  const other = await placedOrder(shop, [SIZE]);
  await age(other, 30);
  const terms = { maxPieces: 24, maxOrders: 3, holdMinutes: 120, lowStock: 5 };
  await admin.put('/api/admin/settings/unpaid', { ...terms, cancelHours: 48 });
  await cancelUnpaid(parts);
  expect([await statusOf(confirmed), await statusOf(other)]).toEqual(['CONFIRMED', 'PENDING']);
  await admin.put('/api/admin/settings/unpaid', { ...terms, cancelHours: 24 });
  await cancelUnpaid(parts);
  expect([await statusOf(confirmed), await statusOf(other)]).toEqual(['CONFIRMED', 'CANCELLED']);
});

test('a captured payment without a webhook pays the order instead of cancelling it', async () => {
  const payer = await placedOrder(shop, [SIZE]);
  await payUpi(shop, await startUpi(payer), SILENT);
  await age(payer, 25);
  await ageAttempts(shop, payer.order._id, 24 * 60);
  await cancelUnpaid(parts);
  expect(await booksOf(shop, payer.order._id)).toMatchObject({
    status: 'PAYMENT',
    payment_status: 'COMPLETED',
  });
});

test('nothing is cancelled while a payment is running or the provider does not respond', async () => {
  const running = await placedOrder(shop, [SIZE]);
  await startUpi(running);
  await age(running, 25);
  const silent = await placedOrder(shop, [SIZE]);
  const razorpayOrder = await startUpi(silent);
  await age(silent, 25);
  await ageAttempts(shop, silent.order._id, 24 * 60);
  await cancelUnpaid(parts);
  // the first was started just now; the provider of the second has reported that nobody paid
  expect([await statusOf(running), await statusOf(silent)]).toEqual(['PENDING', 'CANCELLED']);

  const waiting = await placedOrder(shop, [SIZE]);
  await startUpi(waiting);
  await age(waiting, 25);
  await ageAttempts(shop, waiting.order._id, 24 * 60);
  const fault = { fault: 'error-500', on: 'GET /v1/orders/:id/payments', times: 6 };
  await sandbox(shop, '/control/razorpay/fault', fault);
  await cancelUnpaid(parts);
  expect(await statusOf(waiting)).toBe('PENDING');
  await until(async () => {
    await cancelUnpaid(parts);
    return (await statusOf(waiting)) === 'CANCELLED' || undefined;
  });

  // a payment for a cancelled order is refunded
  await payUpi(shop, razorpayOrder);
  await until(async () => ((await booksOf(shop, silent.order._id)).refunds.length === 1 ? true : undefined));
  expect(await booksOf(shop, silent.order._id)).toMatchObject({
    status: 'CANCELLED',
    payments: [{ status: 'unfulfilled' }],
    refunds: [{ amount: 200_000 }],
  });
});

test('a payment that was started in time can be completed: the order is not cancelled while it is held', async () => {
  const payer = await placedOrder(shop, [SIZE]);
  const first = await startUpi(payer);
  await age(payer, 23);
  await ageAttempts(shop, payer.order._id, 23 * 60);
  // the second try uses the provider's order of the first, shortly before the 24 hours end
  expect(await startUpi(payer)).toBe(first);
  await forceOrder(shop, payer.order._id, "created_at = created_at - interval '61 minutes'");
  await rows(shop, "update payment_attempts set status = 'failed' where order_id = $1", payer.order._id);
  await cancelUnpaid(parts);
  expect(await statusOf(payer)).toBe('PENDING');
  await payUpi(shop, first);
  await until(async () => ((await statusOf(payer)) === 'PAYMENT' ? true : undefined));
});

test('a payment that the browser may not capture is not captured by the job either', async () => {
  const payer = await placedOrder(shop, [SIZE]);
  const paypalOrder = await startWallet(payer);
  await agreeWallet(shop, paypalOrder);
  await forceOrder(shop, payer.order._id, "held_until = now() - interval '1 second'");
  await rows(shop, 'update food_sizes set price_paise = 300000 where size = $1', SIZE.size);
  const rejected = await payer.me.post('/api/orders/paypal/capture-order', { orderId: paypalOrder });
  expect([rejected.status, rejected.body.code]).toEqual([409, 'order-outdated']);
  await ageAttempts(shop, payer.order._id, 10);
  await reconcile(parts);
  await age(payer, 25);
  await cancelUnpaid(parts);
  expect(await booksOf(shop, payer.order._id)).toMatchObject({ status: 'CANCELLED', payments: [] });
  await rows(shop, 'update food_sizes set price_paise = 100000 where size = $1', SIZE.size);
});

test("a provider that rejects the shop's keys has not reported the result of a payment", async () => {
  const payer = await placedOrder(shop, [SIZE]);
  await startUpi(payer);
  await age(payer, 25);
  await ageAttempts(shop, payer.order._id, 24 * 60);
  const razorpay = { ...razorpayOf(shop.config), keySecret: 'of-yesterday' };
  const paymentSettings = { ...shop.config.paymentSettings, razorpay };
  const withOldKeys = await openPayments({ ...shop, config: { ...shop.config, paymentSettings } });
  await cancelUnpaid(withOldKeys);
  await withOldKeys.close();
  expect(await statusOf(payer)).toBe('PENDING');
  await cancelUnpaid(parts);
  expect(await statusOf(payer)).toBe('CANCELLED');
});

test('a payment after the hold starts only if price, coupon and stock are unchanged; nothing is repriced', async () => {
  const price = await heldTooLong();
  await rows(shop, 'update food_sizes set price_paise = 300000 where size = $1', SIZE.size);
  for (const provider of ['razorpay', 'paypal']) {
    const rejected = await begin(price, provider);
    expect([rejected.status, rejected.body.code]).toEqual([409, 'order-outdated']);
    expect(rejected.body.error).toContain('Please reorder');
  }
  expect((await price.me.get(`/api/orders/${price.order._id}`)).body).toMatchObject({
    status: 'PENDING',
    totalPrice: 1800,
    heldUntil: null,
  });
  expect(await rows(shop, 'select 1 from payment_attempts where order_id = $1', price.order._id)).toEqual([]);
  await rows(shop, 'update food_sizes set price_paise = 100000, stock = 1 where size = $1', SIZE.size);
  expect((await begin(price)).body.code).toBe('out-of-stock');
  await rows(shop, 'update food_sizes set stock = 10 where size = $1', SIZE.size);
  expect((await begin(price)).status).toBe(200);
  expect(await stock()).toBe(8);
});

test.each([
  ['ended', "expires_at = '2020-01-01'"],
  ['was changed', 'offer_percentage = 5'],
  ['is used up', 'limit_total = 1, used_count = 1'],
])('a coupon that %s meanwhile is no longer taken off', async (_, change) => {
  const code = `C${Math.random().toString(36).slice(2, 10).toUpperCase()}`;
  const payer = await heldTooLong(code);
  await rows(shop, `update coupons set ${change} where code = $1`, code);
  const rejected = await begin(payer);
  expect([rejected.status, rejected.body.code]).toEqual([409, 'coupon-ended']);
  expect(await stock()).toBe(10);
});

test('during the hold the order keeps its price and coupon', async () => {
  await heldTooLong('HELD10');
  const payer = await placedOrder(shop, [SIZE], { couponCode: 'HELD10', discount: 200, totalPrice: 1800 });
  await rows(shop, 'update food_sizes set price_paise = 300000 where size = $1', SIZE.size);
  await rows(shop, "update coupons set expires_at = '2020-01-01' where code = 'HELD10'");
  expect((await begin(payer)).body.amount).toBe(180_000);
});

test('an overdue order cannot be paid, even before the job has cancelled it', async () => {
  const payer = await placedOrder(shop, [SIZE]);
  await age(payer, 24 * 90);
  const rejected = await begin(payer);
  expect([rejected.status, rejected.body.code]).toEqual([409, 'order-expired']);
  const again = await payer.me.post(`/api/orders/${payer.order._id}/reorder`, {});
  expect(again.body.items).toMatchObject([{ quantity: 2 }]);
});

test('a job checks for such orders every minute', async () => {
  expect(await rows(shop, "select cron from pgboss.schedule where name = 'cancel-unpaid'")).toEqual([
    { cron: '* * * * *' },
  ]);
});
