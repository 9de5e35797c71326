import { afterAll, beforeAll, expect, test } from 'vitest';
import { as, atCheckout, SESAME } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const ordersOf = async (userId: string) =>
  (await shop.database.pool.query('select count(*) from orders where user_id = $1', [userId])).rows[0].count;

test("38 twenty requests with one key are one order with twenty equal responses; another customer's key is separate", async () => {
  const { who, me, checkout } = await atCheckout(shop);
  const key = { 'Idempotency-Key': 'visit-0001' };
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => me.post('/api/orders/create', checkout, key)),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(responses.filter(({ headers }) => headers.get('Idempotent-Replayed') === 'true')).toHaveLength(19);
  expect(await ordersOf(who.id)).toBe(1);

  const other = await atCheckout(shop);
  const theirs = await other.me.post('/api/orders/create', other.checkout, key);
  expect(theirs.status).toBe(201);
  expect(theirs.body._id).not.toBe(responses[0]?.body._id);
});

test('a repeated request returns the first order, even if cart and prices have changed', async () => {
  const { me, checkout } = await atCheckout(shop);
  const key = { 'Idempotency-Key': 'visit-0002' };
  const first = await me.post('/api/orders/create', checkout, key);
  await me.remove('/api/cart');
  expect((await me.post('/api/orders/create', checkout, key)).body).toEqual(first.body);
});

test('38 a key with another body is a 422, an invalid key a 400; nothing is saved', async () => {
  const { who, me, checkout } = await atCheckout(shop);
  const key = { 'Idempotency-Key': 'visit-0003' };
  await me.post('/api/orders/create', checkout, key);
  const other = await me.post('/api/orders/create', { ...checkout, name: 'Ravi' }, key);
  expect([other.status, other.body.code]).toEqual([422, 'key-reused']);
  for (const bad of ['short', 'x'.repeat(201)]) {
    expect((await me.post('/api/orders/create', checkout, { 'Idempotency-Key': bad })).status).toBe(400);
  }
  expect(await ordersOf(who.id)).toBe(1);
});

test('a rejected order does not use up its key', async () => {
  const { me, checkout } = await atCheckout(shop);
  const key = { 'Idempotency-Key': 'visit-0004' };
  expect((await me.post('/api/orders/create', { ...checkout, totalPrice: 1 }, key)).status).toBe(409);
  expect((await me.post('/api/orders/create', checkout, key)).status).toBe(201);
});

test('the key of a deleted order does not create another one', async () => {
  const { me, checkout } = await atCheckout(shop);
  const key = { 'Idempotency-Key': 'visit-0005' };
  const { body } = await me.post('/api/orders/create', checkout, key);
  await me.remove(`/api/orders/${body._id}`);
  const again = await me.post('/api/orders/create', checkout, key);
  expect([again.status, again.body.code]).toEqual([409, 'order-was-deleted']);
});

test('39 a double click without a key is one order; after a cart change or a deletion it is a new order', async () => {
  const { who, me, checkout } = await atCheckout(shop);
  const clicks = await Promise.all([1, 2, 3, 4].map(() => me.post('/api/orders/create', checkout)));
  expect(new Set(clicks.map(({ body }) => body._id)).size).toBe(1);
  expect(await ordersOf(who.id)).toBe(1);

  await me.remove(`/api/orders/${clicks[0]?.body._id}`);
  const second = await me.post('/api/orders/create', checkout);
  expect(second.body._id).not.toBe(clicks[0]?.body._id);

  await me.post('/api/cart', SESAME);
  const third = await me.post('/api/orders/create', checkout);
  expect(third.status).toBe(201);
  expect(third.body._id).not.toBe(second.body._id);
});

test('concurrent orders of one customer do not share a cart by accident', async () => {
  const { who, me, checkout } = await atCheckout(shop);
  const responses = await Promise.all(
    ['visit-a-01', 'visit-b-01'].map((key) =>
      me.post('/api/orders/create', checkout, { 'Idempotency-Key': key }),
    ),
  );
  expect(new Set(responses.map(({ body }) => body._id)).size).toBe(2);
  expect((await as(shop, who).get('/api/orders')).body).toHaveLength(2);
});
