import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeOrderedLines } from '../../src/server/cart/remove-ordered-lines.ts';
import { changeStatus } from '../../src/server/orders/change-status.ts';
import { expireHolds } from '../../src/server/orders/expire-holds.ts';
import { releaseOrder } from '../../src/server/orders/release-order.ts';
import { reserveOrder } from '../../src/server/orders/reserve-order.ts';
import { withLockedOrder } from '../support/locked-order.ts';
import { atCheckout, COCONUT, forceOrder, type Line, SESAME, sellAtListPrice } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await sellAtListPrice(shop, COCONUT);
});
afterAll(() => shop.close());

const query = async (sql: string, values: unknown[] = []) =>
  (await shop.database.pool.query(sql, values)).rows;
const stockOf = async (foodId: string, size: string): Promise<number | null> =>
  (await query('select stock from food_sizes where food_id = $1 and size = $2', [foodId, size]))[0].stock;

let sizes = 0;
/** A size of its own for each test, at ₹1000. */
async function makeSize(stock: number | null): Promise<Line> {
  sizes += 1;
  const line = { productId: 'wood-pressed-coconut-oil', size: `test ${sizes}`, quantity: 1 };
  await query(
    'insert into food_sizes (food_id, size, position, price_paise, stock) values ($1, $2, $3, 100000, $4)',
    [line.productId, line.size, 100 + sizes, stock],
  );
  return line;
}

test('82 fifty concurrent customers and ten bottles: ten orders, no stock left, forty clear errors', async () => {
  const bottle = await makeSize(10);
  const customers = await Promise.all(Array.from({ length: 50 }, () => atCheckout(shop, [bottle])));
  const responses = await Promise.all(
    customers.map(({ me, checkout }) => me.post('/api/orders/create', checkout)),
  );
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(10);
  const rejected = responses.filter(({ status }) => status !== 201);
  for (const { status, body } of rejected) {
    expect([status, body.error]).toEqual([409, `Wood-Pressed Coconut Oil (${bottle.size}): Out of stock`]);
    expect(body.fresh.items[0].stock).toBe(0);
  }
  expect(await stockOf(bottle.productId, bottle.size)).toBe(0);
  const [{ sold }] = await query(
    'select sum(i.quantity)::int as sold from order_items i where i.food_id = $1 and i.size = $2',
    [bottle.productId, bottle.size],
  );
  expect(sold).toBe(10);
}, 30_000);

test('83 sixty concurrent orders with lines in opposite order never deadlock', async () => {
  const left = await makeSize(1000);
  const right = await makeSize(1000);
  const customers = await Promise.all(
    Array.from({ length: 60 }, (_, n) => atCheckout(shop, n % 2 === 0 ? [left, right] : [right, left])),
  );
  const responses = await Promise.all(
    customers.map(({ me, checkout }) => me.post('/api/orders/create', checkout)),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(60).fill(201));
  expect([await stockOf(left.productId, left.size), await stockOf(right.productId, right.size)]).toEqual([
    940, 940,
  ]);
}, 30_000);

test('when the stock of one line is too low, no other line is reserved', async () => {
  const plenty = await makeSize(10);
  const few = await makeSize(3);
  const { who, me, checkout } = await atCheckout(shop, [plenty, { ...few, quantity: 3 }]);
  await query('update food_sizes set stock = 2 where size = $1', [few.size]);
  const { status, body } = await me.post('/api/orders/create', checkout);
  expect([status, body.error]).toEqual([409, `Wood-Pressed Coconut Oil (${few.size}): Only 2 left`]);
  expect([await stockOf(plenty.productId, plenty.size), await stockOf(few.productId, few.size)]).toEqual([
    10, 2,
  ]);
  expect(await query('select from orders where user_id = $1', [who.id])).toHaveLength(0);
  expect(await query('select from order_history h where h.actor_id = $1', [who.id])).toHaveLength(0);
});

test('ten concurrent deletions release the stock once', async () => {
  const bottle = await makeSize(5);
  const { me, checkout } = await atCheckout(shop, [{ ...bottle, quantity: 4 }]);
  const { body } = await me.post('/api/orders/create', checkout);
  expect(await stockOf(bottle.productId, bottle.size)).toBe(1);
  const responses = await Promise.all(Array.from({ length: 10 }, () => me.remove(`/api/orders/${body._id}`)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)]);
  expect(await stockOf(bottle.productId, bottle.size)).toBe(5);
});

test('84 an order that is not paid in time releases its stock once, stays, and can be reserved again while stock lasts', async () => {
  const { db } = shop.database;
  const bottle = await makeSize(5);
  const { me, checkout } = await atCheckout(shop, [{ ...bottle, quantity: 4 }]);
  const { body: order } = await me.post('/api/orders/create', checkout);
  await expireHolds(db);
  expect(await stockOf(bottle.productId, bottle.size)).toBe(1);
  await forceOrder(shop, order._id, "held_until = now() - interval '1 second'");
  await Promise.all(Array.from({ length: 4 }, () => expireHolds(db)));
  expect(await stockOf(bottle.productId, bottle.size)).toBe(5);
  const { body: expired } = await me.get(`/api/orders/${order._id}`);
  expect(expired).toMatchObject({ status: 'PENDING', heldUntil: null, history: [{ status: 'PENDING' }] });

  const reserved = await Promise.all(
    Array.from({ length: 4 }, () => withLockedOrder(db, order._id, reserveOrder)),
  );
  expect(reserved.map(({ ok }) => ok)).toEqual(Array(4).fill(true));
  expect(await stockOf(bottle.productId, bottle.size)).toBe(1);
  const released = await withLockedOrder(db, order._id, releaseOrder);
  expect(released).toMatchObject({ holdsStock: false });
  expect(await withLockedOrder(db, order._id, releaseOrder)).toEqual({
    ...released,
    lines: expect.anything(),
  });
  expect(await stockOf(bottle.productId, bottle.size)).toBe(5);

  await query('update food_sizes set stock = 3 where size = $1', [bottle.size]);
  expect(await withLockedOrder(db, order._id, reserveOrder)).toMatchObject({ code: 'out-of-stock' });
  expect(await stockOf(bottle.productId, bottle.size)).toBe(3);
});

test('a job checks for such orders every minute', async () => {
  expect(await query("select cron from pgboss.schedule where name = 'expire-holds'")).toEqual([
    { cron: '* * * * *' },
  ]);
});

test('paid and confirmed orders, and orders with an open payment, keep their stock', async () => {
  const bottle = await makeSize(9);
  const keepers = [
    "status = 'PAYMENT', payment_status = 'COMPLETED', payment_id = 'x'",
    "status = 'CONFIRMED'",
    'name = name',
  ];
  for (const changes of keepers) {
    const { me, checkout } = await atCheckout(shop, [bottle]);
    const { body } = await me.post('/api/orders/create', checkout);
    await forceOrder(shop, body._id, `${changes}, held_until = now() - interval '1 second'`);
    if (changes !== 'name = name') continue;
    await query(
      `insert into payment_attempts (id, order_id, provider, environment, provider_order_id, amount_minor, currency)
       values (gen_random_uuid(), $1, 'razorpay', 'sandbox', 'order_s', 100000, 'INR')`,
      [body._id],
    );
  }
  await expireHolds(shop.database.db);
  expect(await stockOf(bottle.productId, bottle.size)).toBe(6);
});

test('an order of an uncounted size releases nothing, even if the size is counted later', async () => {
  const bottle = await makeSize(null);
  const { me, checkout } = await atCheckout(shop, [{ ...bottle, quantity: 4 }]);
  const { body } = await me.post('/api/orders/create', checkout);
  await query('update food_sizes set stock = 10 where size = $1', [bottle.size]);
  await me.remove(`/api/orders/${body._id}`);
  expect(await stockOf(bottle.productId, bottle.size)).toBe(10);
});

test('reserving an order again is all or nothing, including the coupon', async () => {
  const { db } = shop.database;
  const [plenty, few] = [await makeSize(10), await makeSize(1)];
  await query(
    "insert into coupons (code, offer_percentage, expires_at, limit_total) values ('ONCE', 10, '2031-01-01', 1)",
  );
  const { me, checkout } = await atCheckout(shop, [plenty, few], {
    couponCode: 'ONCE',
    discount: 200,
    totalPrice: 1800,
  });
  const { body } = await me.post('/api/orders/create', checkout);
  const usedCount = async () =>
    (await query("select used_count from coupons where code = 'ONCE'"))[0].used_count;
  await withLockedOrder(db, body._id, releaseOrder);
  await query('update food_sizes set stock = 0 where size = $1', [few.size]);
  expect(await withLockedOrder(db, body._id, reserveOrder)).toMatchObject({ code: 'out-of-stock' });
  expect([await stockOf(plenty.productId, plenty.size), await usedCount()]).toEqual([10, 0]);
  await query('update food_sizes set stock = 1 where size = $1', [few.size]);
  await query("update coupons set used_count = 1 where code = 'ONCE'");
  expect(await withLockedOrder(db, body._id, reserveOrder)).toMatchObject({ code: 'coupon-ended' });
  await query("update coupons set used_count = 0 where code = 'ONCE'");
  expect(await withLockedOrder(db, body._id, reserveOrder)).toMatchObject({ ok: true });
  expect([await stockOf(plenty.productId, plenty.size), await usedCount()]).toEqual([9, 1]);
});

test('the status changes only as the table of transitions allows, with a row of history', async () => {
  const { db } = shop.database;
  const { who, me, checkout } = await atCheckout(shop);
  const { body } = await me.post('/api/orders/create', checkout);
  const change = (to: 'PAYMENT' | 'SHIPPED' | 'CANCELLED', actor: 'provider' | 'customer' | 'admin') =>
    withLockedOrder(db, body._id, (tx, order) => changeStatus(tx, order, { to, actor, note: 'because' }));
  expect(await change('SHIPPED', 'admin')).toMatchObject({ ok: false });
  expect(await change('PAYMENT', 'customer')).toMatchObject({ ok: false });
  expect(await change('PAYMENT', 'provider')).toMatchObject({
    ok: true,
    value: { status: 'PAYMENT', userId: who.id },
  });
  expect(await change('PAYMENT', 'provider')).toMatchObject({ ok: false });
  const rows = await query(
    'select from_status, to_status, note from order_history where order_id = $1 order by id',
    [body._id],
  );
  expect(rows.slice(1)).toEqual([{ from_status: 'PENDING', to_status: 'PAYMENT', note: 'because' }]);
});

test('ST-31 bought lines leave the cart, lines that were added since stay', async () => {
  const { who, me } = await atCheckout(shop, [SESAME, await makeSize(null)]);
  await me.post('/api/cart', { ...SESAME, quantity: 5 });
  const bottle = { foodId: 'wood-pressed-coconut-oil', size: `test ${sizes}`, quantity: 1 };
  const bought = [{ foodId: SESAME.productId, size: SESAME.size, quantity: 3 }, bottle];
  await shop.database.db.transaction((tx) => removeOrderedLines(tx, who.id, bought));
  const { items } = (await me.get('/api/cart')).body;
  expect(items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([2]);
});

test('deleting the account deletes unpaid orders and releases their stock', async () => {
  const bottle = await makeSize(5);
  const { who, me, checkout } = await atCheckout(shop, [bottle]);
  const { body } = await me.post('/api/orders/create', checkout);
  expect((await me.remove('/api/users/me')).status).toBe(200);
  expect(await stockOf(bottle.productId, bottle.size)).toBe(5);
  const [order] = await query('select user_id, email, deleted_at, holds_stock from orders where id = $1', [
    body._id,
  ]);
  expect(order).toMatchObject({ user_id: null, email: '', deleted_at: expect.any(Date), holds_stock: false });
  expect(await query('select from orders where user_id = $1', [who.id])).toHaveLength(0);
});

test('an account with an open payment is not deleted', async () => {
  const { me, checkout } = await atCheckout(shop);
  const { body } = await me.post('/api/orders/create', checkout);
  await query(
    `insert into payment_attempts (id, order_id, provider, environment, provider_order_id, amount_minor, currency)
     values (gen_random_uuid(), $1, 'paypal', 'sandbox', 'order_d', 1750, 'USD')`,
    [body._id],
  );
  expect((await me.remove('/api/users/me')).status).toBe(409);
});
