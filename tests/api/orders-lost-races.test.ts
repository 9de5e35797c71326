import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailTo, until } from '../support/people.ts';
import { atCheckout, type Line } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const query = async (sql: string, values: unknown[] = []) =>
  (await shop.database.pool.query(sql, values)).rows;

let made = 0;
/** A size of its own at ₹1000 less 10 %, two of them in a cart. */
async function makeSize(stock: number | null): Promise<Line> {
  made += 1;
  const line = { productId: 'wood-pressed-coconut-oil', size: `moment ${made}`, quantity: 2 };
  await query(
    'insert into food_sizes (food_id, size, position, price_paise, stock) values ($1, $2, $3, 100000, $4)',
    [line.productId, line.size, 200 + made, stock],
  );
  return line;
}

async function makeCoupon(limits: Record<string, number>): Promise<string> {
  const code = `MOMENT${randomUUID().slice(0, 8).toUpperCase()}`;
  await query(
    `insert into coupons (code, offer_percentage, expires_at, limit_total, limit_per_customer)
     values ($1, 10, now() + interval '1 day', $2, $3)`,
    [code, limits.total ?? null, limits.perCustomer ?? null],
  );
  return code;
}

const WITH_COUPON = { discount: 180, totalPrice: 1620 };

/** Changes something after the order has read it and before it is written: the order waits for this transaction. */
async function changeMeanwhile(sql: string, values: unknown[], order: () => Promise<unknown>) {
  const client = await shop.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(sql, values);
    const response = order();
    const waits = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%insert into orders%'
      and datname = current_database()`;
    await until(async () => (await query(waits)).length > 0 || undefined);
    await client.query('commit');
    return await response;
  } finally {
    client.release();
  }
}

interface Case {
  stock: number;
  coupon?: Record<string, number>;
  change: (names: { size: string; code: string }) => [string, unknown[]];
  response: object;
}

const cases: Record<string, Case> = {
  'the last pieces are sold': {
    stock: 3,
    change: ({ size }) => ['update food_sizes set stock = 1 where size = $1', [size]],
    response: { status: 409, body: { code: 'out-of-stock', error: expect.stringContaining('Only 1 left') } },
  },
  'the size is no longer sold': {
    stock: 3,
    change: ({ size }) => ['delete from food_sizes where size = $1', [size]],
    response: { status: 400, body: { code: 'invalid-product' } },
  },
  'the last use of the coupon is taken': {
    stock: 3,
    coupon: { total: 1 },
    change: ({ code }) => ['update coupons set used_count = 1 where code = $1', [code]],
    response: { status: 400, body: { code: 'coupon-refused', error: 'This coupon is used up' } },
  },
};

test.each(Object.entries(cases))('%s at the last moment: nothing is written', async (_, one) => {
  const line = await makeSize(one.stock);
  const code = one.coupon ? await makeCoupon(one.coupon) : '';
  const { who, me, checkout } = await atCheckout(
    shop,
    [line],
    code ? { couponCode: code, ...WITH_COUPON } : {},
  );
  const [sql, values] = one.change({ size: line.size, code });
  const response = await changeMeanwhile(sql, values, () => me.post('/api/orders/create', checkout));
  expect(response).toMatchObject(one.response);
  expect(await query('select id from orders where user_id = $1', [who.id])).toEqual([]);
  expect(await query('select from coupon_redemptions where coupon_code = $1', [code])).toEqual([]);
  expect(await query("select from pgboss.job where data->'to'->>'address' = $1", [who.email])).toEqual([]);
});

test('an admin stops counting a size at the last moment: the order takes no stock', async () => {
  const line = await makeSize(3);
  const { me, checkout } = await atCheckout(shop, [line]);
  const sql = 'update food_sizes set stock = null where size = $1';
  const response = await changeMeanwhile(sql, [line.size], () => me.post('/api/orders/create', checkout));
  expect(response).toMatchObject({ status: 201 });
  expect(await query('select took_stock from order_items where size = $1', [line.size])).toEqual([
    { took_stock: false },
  ]);
  expect(await query('select stock from food_sizes where size = $1', [line.size])).toEqual([{ stock: null }]);
});

test('200 concurrent orders, 60 pieces and 20 coupons: exactly these are sold, and each order is complete', async () => {
  const line = await makeSize(60);
  const code = await makeCoupon({ total: 20 });
  const customers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      atCheckout(shop, [line], index % 2 === 0 ? { couponCode: code, ...WITH_COUPON } : {}),
    ),
  );
  const responses = await Promise.all(
    customers.map(async ({ me, checkout }) => {
      // an overloaded shop may ask to come back: the same key never orders twice
      const key = { 'Idempotency-Key': randomUUID() };
      for (;;) {
        const response = await me.post('/api/orders/create', checkout, key);
        if (response.status !== 503) return response;
      }
    }),
  );
  const placed = responses.filter(({ status }) => status === 201).map(({ body }) => body._id);
  expect(new Set(placed).size).toBe(30);
  const others = responses.filter(({ status }) => status !== 201).map(({ body }) => body.code);
  expect(others.filter((other) => !['out-of-stock', 'coupon-refused'].includes(other))).toEqual([]);
  const [sums] = await query(
    `select (select stock from food_sizes where size = $1) as stock,
       (select sum(quantity)::int from order_items where size = $1) as sold,
       (select used_count from coupons where code = $2) as used,
       (select count(*)::int from coupon_redemptions where coupon_code = $2) as redeemed,
       (select count(*)::int from orders where coupon_code = $2) as discounted,
       (select count(*)::int from order_history where order_id = any($3)) as history`,
    [line.size, code, placed],
  );
  expect(sums).toMatchObject({ stock: 0, sold: 60, history: 30 });
  expect(sums.used).toBeLessThanOrEqual(20);
  expect([sums.redeemed, sums.discounted]).toEqual([sums.used, sums.used]);
}, 60_000);

test('a customer uses a coupon once, whichever of two orders is written first', async () => {
  const line = await makeSize(50);
  const code = await makeCoupon({ perCustomer: 1 });
  const { me, checkout } = await atCheckout(shop, [line], { couponCode: code, ...WITH_COUPON });
  const order = () => me.post('/api/orders/create', checkout, { 'Idempotency-Key': randomUUID() });
  const responses = await Promise.all([order(), order()]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  expect(responses.find(({ status }) => status === 400)?.body.error).toBe(
    'You have already used this coupon',
  );
});

test('the e-mail is written by the worker, in the language of the order, and sent once', async () => {
  const line = await makeSize(9);
  const { who, me, checkout } = await atCheckout(shop, [line]);
  const { body } = await me.post('/api/orders/create?language=ta', checkout);
  const jobs = "select data from pgboss.job where name = 'order-mail' and data->>'orderId' = $1";
  expect(await query(jobs, [body._id])).toEqual([
    { data: { orderId: body._id, to: { name: 'Meena', address: who.email } } },
  ]);
  const mail = await mailTo(shop, who.email);
  expect(mail.subject).toContain(String(body.number));
  expect(mail.text).toContain(`/ta/payment/${body._id}`);
  const done = `${jobs} and state = 'completed'`;
  await until(async () => (await query(done, [body._id])).length > 0 || undefined);
  expect(shop.sandbox.mailbox.messages(who.email)).toHaveLength(1);
});
