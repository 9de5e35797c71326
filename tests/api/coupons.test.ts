import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireHolds } from '../../src/server/orders/expire-holds.ts';
import { as, atCheckout, forceOrder, makeShopper, SESAME } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const query = async (sql: string, values: unknown[] = []) =>
  (await shop.database.pool.query(sql, values)).rows;
const usedCount = async (code: string) =>
  (await query('select used_count from coupons where code = $1', [code]))[0].used_count;

let coupons = 0;
async function makeCoupon(terms: Record<string, unknown> = {}): Promise<string> {
  coupons += 1;
  const all = { code: `TEST${coupons}`, offer_percentage: 10, expires_at: '2031-12-31', ...terms };
  const names = Object.keys(all);
  await query(
    `insert into coupons (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(all),
  );
  return all.code;
}

/** Ready to order three litres for ₹1458 with a coupon. */
const withCoupon = (couponCode: string, discount = 145.8) =>
  atCheckout(shop, [SESAME], {
    couponCode,
    discount,
    totalPrice: (145_800 - Math.round(discount * 100)) / 100,
  });

test('A-35 N-14 the list has the usable coupons with the fields of the specification', async () => {
  const me = as(shop, await makeShopper(shop));
  const { status, body } = await me.get('/api/coupons');
  expect(status).toBe(200);
  const codes = body.map((coupon: { couponCode: string }) => coupon.couponCode);
  expect(codes).toEqual(expect.arrayContaining(['CHEKKU15', 'KUDUMBAM12', 'KARUPATTI5', 'PONGAL10']));
  expect(codes).not.toContain('HARVEST20');
  expect(body.find((coupon: { couponCode: string }) => coupon.couponCode === 'CHEKKU15')).toEqual({
    couponCode: 'CHEKKU15',
    description: '15% off above ₹2,500',
    offerPercentage: 15,
    expiryDate: '2031-12-31T18:29:59.000Z',
    minPurchaseAmount: 2500,
    minPurchaseCount: 0,
  });
});

test('43 A-35 V-25 one coupon by its code, however it is typed; an unknown one is invalid', async () => {
  const me = as(shop, await makeShopper(shop));
  expect((await me.get('/api/coupons/chekku15')).body.couponCode).toBe('CHEKKU15');
  expect((await me.get('/api/coupons/HARVEST20')).body.expiryDate).toBe('2025-01-31T18:29:59.000Z');
  for (const code of ['NOPE', '%00', 'x'.repeat(500), "'%20OR%201=1", 'CHEKKU15%20', '%E0%A4%A']) {
    const { status, body } = await me.get(`/api/coupons/${code}`);
    if (code === 'CHEKKU15%20') expect(status).toBe(200);
    else expect([status, body.error]).toEqual([404, 'Invalid coupon code']);
  }
});

test('a visitor sees no coupons', async () => {
  expect((await shop.request('/api/coupons')).status).toBe(401);
  expect((await shop.request('/api/coupons/CHEKKU15')).status).toBe(401);
});

test('47 guessing codes ends in a 429, on the coupon route and with orders', async () => {
  const { me, checkout } = await withCoupon('NOPE');
  const statuses = [];
  for (let round = 0; round < 20; round += 1) {
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, n) => me.get(`/api/coupons/GUESS${round}X${n}`)),
    );
    statuses.push(...responses.map(({ status }) => status));
  }
  expect(statuses.filter((status) => status === 404)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(140);
  const order = await me.post('/api/orders/create', checkout);
  expect(order.status).toBe(429);
  expect(Number(order.headers.get('Retry-After'))).toBeGreaterThan(0);
});

test('V-26 the coupon discounts by its percentage, and the order stores it', async () => {
  const code = await makeCoupon({ offer_percentage: 7 });
  const { me, checkout } = await withCoupon(code.toLowerCase(), 102.06);
  const { status, body } = await me.post('/api/orders/create', checkout);
  expect(status).toBe(201);
  expect(body).toMatchObject({ couponCode: code, discount: 102.06, totalPrice: 1355.94 });
  expect(await usedCount(code)).toBe(1);
});

test('45 a coupon of 100 % makes the order free, never negative, and a higher percentage is impossible', async () => {
  const code = await makeCoupon({ offer_percentage: 100 });
  const { me, checkout } = await withCoupon(code, 1458);
  expect((await me.post('/api/orders/create', checkout)).body).toMatchObject({
    totalPrice: 0,
    discount: 1458,
  });
  for (const offer_percentage of [150, 0, -10])
    await expect(makeCoupon({ offer_percentage })).rejects.toThrow('violates check constraint');
});

test.each([
  ['V-22', { expires_at: '2020-01-01' }, 'Coupon expired'],
  ['V-23', { min_purchase_paise: 250_000 }, 'Minimum purchase ₹2500 required'],
  ['V-24', { min_purchase_count: 3 }, 'You need at least 3 purchases'],
])('43 %s inside the order: %j says "%s"', async (_, terms, message) => {
  const code = await makeCoupon(terms);
  const { who, me, checkout } = await withCoupon(code);
  const { status, body } = await me.post('/api/orders/create', checkout);
  expect([status, body.error]).toEqual([400, message]);
  expect(await usedCount(code)).toBe(0);
  expect((await query('select from orders where user_id = $1', [who.id])).length).toBe(0);
});

test.each(['NOPE', "'; drop table coupons; --", '\u0000'])(
  '43 V-25 inside the order: %j is an invalid code',
  async (couponCode) => {
    const { me, checkout } = await withCoupon(couponCode);
    const { status, body } = await me.post('/api/orders/create', checkout);
    expect([status, body.error]).toEqual([400, 'Invalid coupon code']);
  },
);

test('a wrong discount is rejected with the right one', async () => {
  const code = await makeCoupon();
  const { me, checkout } = await withCoupon(code, 900);
  const { status, body } = await me.post('/api/orders/create', checkout);
  expect([status, body.fresh.discount, body.fresh.totalPrice]).toEqual([409, 145.8, 1312.2]);
  expect(await usedCount(code)).toBe(0);
});

test('42 A-33 purchases are paid orders only', async () => {
  const { me, checkout } = await atCheckout(shop);
  const ids = [];
  for (let n = 0; n < 5; n += 1) {
    const key = { 'Idempotency-Key': `purchase-${n}` };
    ids.push((await me.post('/api/orders/create', checkout, key)).body._id);
  }
  expect((await me.get('/api/orders/user-purchase-count')).body).toEqual({ count: 0 });
  await forceOrder(shop, ids[0], "status = 'PAYMENT', payment_status = 'COMPLETED', payment_id = 'p1'");
  expect((await me.get('/api/orders/user-purchase-count')).body).toEqual({ count: 1 });
  await forceOrder(shop, ids[0], "payment_status = 'REFUNDED'");
  expect((await me.get('/api/orders/user-purchase-count')).body).toEqual({ count: 0 });
});

test('a customer can use a coupon as often as its limit allows, also with concurrent orders', async () => {
  const code = await makeCoupon({ limit_per_customer: 1 });
  const { me, checkout } = await withCoupon(code);
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      me.post('/api/orders/create', checkout, { 'Idempotency-Key': `per-customer-${n}` }),
    ),
  );
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const { body } of responses.filter(({ status }) => status !== 201)) {
    expect(body.error).toBe('You have already used this coupon');
  }
  expect(await usedCount(code)).toBe(1);
});

test.each([
  [1, 50],
  [20, 60],
])(
  '44 a coupon for %i uses among %i concurrent customers is used exactly so often',
  async (uses, people) => {
    const code = await makeCoupon({ limit_total: uses });
    const customers = await Promise.all(Array.from({ length: people }, () => withCoupon(code)));
    const responses = await Promise.all(
      customers.map(({ me, checkout }) => me.post('/api/orders/create', checkout)),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(uses);
    expect(responses.filter(({ body }) => body.error === 'This coupon is used up')).toHaveLength(
      people - uses,
    );
    expect(await usedCount(code)).toBe(uses);
    const [{ count }] = await query('select count(*) from coupon_redemptions where coupon_code = $1', [code]);
    expect(count).toBe(uses);
  },
  30_000,
);

test('46 a deleted or expired order releases its coupon, once', async () => {
  const code = await makeCoupon({ limit_per_customer: 1, limit_total: 1 });
  const { me, checkout } = await withCoupon(code);
  const first = await me.post('/api/orders/create', checkout);
  await me.remove(`/api/orders/${first.body._id}`);
  expect(await usedCount(code)).toBe(0);
  const second = await me.post('/api/orders/create', checkout);
  expect(second.status).toBe(201);
  await forceOrder(shop, second.body._id, "held_until = now() - interval '1 second'");
  await Promise.all([expireHolds(shop.database.db), expireHolds(shop.database.db)]);
  expect(await usedCount(code)).toBe(0);
  await me.remove(`/api/orders/${second.body._id}`);
  expect(await usedCount(code)).toBe(0);
});
