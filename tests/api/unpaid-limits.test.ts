import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireHolds } from '../../src/server/orders/expire-holds.ts';
import { type Admin, asAdmin, lastChange } from '../support/admin-actions.ts';
import { placedOrder, rows } from '../support/payments.ts';
import {
  as,
  atCheckout,
  COCONUT,
  checkoutOf,
  forceOrder,
  type Line,
  sellAtListPrice,
} from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  await sellAtListPrice(shop, COCONUT);
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const DEFAULTS = { maxPieces: 24, maxOrders: 3, holdMinutes: 120, cancelHours: 24, lowStock: 5 };
const save = (changes: object) => admin.put('/api/admin/settings/unpaid', { ...DEFAULTS, ...changes });

let sizes = 0;
/** A size of its own for each test, at ₹1000. */
async function makeSize(stock: number | null, quantity = 1): Promise<Line> {
  sizes += 1;
  const line = { productId: 'wood-pressed-coconut-oil', size: `limit ${sizes}`, quantity };
  await rows(
    shop,
    'insert into food_sizes (food_id, size, position, price_paise, stock) values ($1, $2, $3, 100000, $4)',
    line.productId,
    line.size,
    200 + sizes,
    stock,
  );
  return line;
}
const stockOf = async ({ size }: Line) =>
  (await rows<{ stock: number }>(shop, 'select stock from food_sizes where size = $1', size))[0]?.stock;
const ordersOf = (userId: string) => rows(shop, 'select id from orders where user_id = $1', userId);
const keyed = (n: number) => ({ 'Idempotency-Key': `order-key-${n}` });

test('fifty concurrent requests of one customer hold no more than the limits, and nothing else is saved', async () => {
  const many = await makeSize(1000, 10);
  const one = await makeSize(1000);
  for (const [line, made, code] of [
    [many, 2, 'too-many-held'],
    [one, 3, 'too-many-unpaid'],
  ] as const) {
    const { who, me, checkout } = await atCheckout(shop, [line]);
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, n) => me.post('/api/orders/create', checkout, keyed(n))),
    );
    const rejected = responses.filter(({ status }) => status !== 201);
    expect(rejected).toHaveLength(50 - made);
    for (const { status, body } of rejected) expect([status, body.code]).toEqual([409, code]);
    expect(await stockOf(line)).toBe(1000 - made * line.quantity);
    expect(await ordersOf(who.id)).toHaveLength(made);
  }
});

test('the error message says what to do; paying or deleting an order frees the limit', async () => {
  const line = await makeSize(100, 20);
  const { who, me, checkout } = await atCheckout(shop, [line]);
  const { body: first } = await me.post('/api/orders/create', checkout, keyed(1));
  const rejected = await me.post('/api/orders/create', checkout, keyed(2));
  expect(rejected.body.error).toBe(
    `Wood-Pressed Coconut Oil (${line.size}): your unpaid orders hold 20 already, and at most 24 can be held. Please take at most 4, or pay or delete one of those orders first.`,
  );
  expect((await me.remove(`/api/orders/${first._id}`)).status).toBe(200);
  const { body: second } = await me.post('/api/orders/create', checkout, keyed(3));
  await forceOrder(shop, second._id, "status = 'PAYMENT', payment_status = 'COMPLETED', payment_id = 'x'");
  expect((await me.post('/api/orders/create', await checkoutOf(shop, who), keyed(4))).status).toBe(201);
});

test('99 pieces of a size can be put into the cart, and ordered if the size is uncounted or the limit allows it', async () => {
  const free = await atCheckout(shop, [await makeSize(null, 99)]);
  expect((await free.me.post('/api/orders/create', free.checkout)).status).toBe(201);
  const line = await makeSize(1000, 99);
  const { me, checkout } = await atCheckout(shop, [line]);
  const rejected = await me.post('/api/orders/create', checkout);
  expect([rejected.status, rejected.body.code]).toEqual([409, 'too-many-held']);
  expect(await stockOf(line)).toBe(1000);
  expect((await save({ maxPieces: 99 })).status).toBe(200);
  expect((await me.post('/api/orders/create', checkout)).status).toBe(201);
  await save({});
});

test('payment attempts renew the hold within two hours of placing, and once after that', async () => {
  const payer = await placedOrder(shop, [await makeSize(50, 2)]);
  const begin = () => payer.me.post('/api/orders/razorpay/create-order', { orderId: payer.order._id });
  const hold = async () => {
    const [row] = await rows<{ minutes: number; left: number }>(
      shop,
      `select extract(epoch from held_until - created_at) / 60 as minutes, extract(epoch from held_until - now()) / 60 as left
       from orders where id = $1`,
      payer.order._id,
    );
    return { minutes: Math.round(Number(row?.minutes)), left: Math.round(Number(row?.left)) };
  };
  const age = (minutes: number) =>
    forceOrder(
      shop,
      payer.order._id,
      `created_at = created_at - interval '${minutes} minutes', held_until = held_until - interval '${minutes} minutes'`,
    );
  await age(60);
  expect((await begin()).status).toBe(200);
  expect(await hold()).toEqual({ minutes: 90, left: 30 });
  // another half hour would end after the limit: allowed once
  await age(45);
  expect((await begin()).status).toBe(200);
  expect(await hold()).toEqual({ minutes: 135, left: 30 });
  await age(14);
  expect((await begin()).status).toBe(200);
  expect(await hold()).toEqual({ minutes: 135, left: 16 });
  // the second time the stock is released, and the customer has to order again
  await age(17);
  await rows(shop, "update payment_attempts set status = 'failed' where order_id = $1", payer.order._id);
  for (const isReleased of [false, true]) {
    if (isReleased) await expireHolds(shop.database.db);
    const rejected = await begin();
    expect([rejected.status, rejected.body.code]).toEqual([409, 'order-expired']);
  }
});

test('an order of uncounted sizes can be tried to pay any number of times until it is cancelled', async () => {
  const payer = await placedOrder(shop, [await makeSize(null, 2)]);
  for (const _ of [1, 2, 3]) {
    await forceOrder(
      shop,
      payer.order._id,
      "created_at = created_at - interval '3 hours', held_until = now() - interval '1 second'",
    );
    expect(
      (await payer.me.post('/api/orders/razorpay/create-order', { orderId: payer.order._id })).status,
    ).toBe(200);
  }
});

test('after its hold an order reserves stock again for one payment, within the limits, also with concurrent attempts', async () => {
  const line = await makeSize(100, 2);
  const { who, me, checkout } = await atCheckout(shop, [line]);
  const ids: string[] = [];
  for (const n of [1, 2, 3, 4, 5]) {
    const { body } = await me.post('/api/orders/create', checkout, keyed(n));
    ids.push(body._id);
    await forceOrder(shop, body._id, "held_until = now() - interval '1 second'");
    await expireHolds(shop.database.db);
  }
  expect(await stockOf(line)).toBe(100);
  const responses = await Promise.all(
    ids.flatMap((orderId) => [0, 1].map(() => me.post('/api/orders/razorpay/create-order', { orderId }))),
  );
  const rejected = responses.filter(({ status }) => status !== 200);
  expect(rejected.map(({ body }) => body.code)).toEqual(Array(4).fill('too-many-unpaid'));
  expect(await stockOf(line)).toBe(94);
  expect(await rows(shop, 'select 1 from orders where user_id = $1 and holds_stock', who.id)).toHaveLength(3);
});

test('phone orders are not limited', async () => {
  const line = await makeSize(100, 60);
  const { who } = await placedOrder(shop);
  const { status } = await shop
    .request('/api/admin/phone-orders', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${admin.admin.token}`,
        ...keyed(1),
      },
      body: JSON.stringify({
        ...(await checkoutOf(shop, who, { totalPrice: 60_000 })),
        addressLatLng: undefined,
        customerId: who.id,
        items: [line],
      }),
    })
    .then(async (response) => ({ status: response.status, body: await response.text() }));
  expect(status).toBe(201);
  expect(await stockOf(line)).toBe(40);
});

test('an admin reads and changes the limits; invalid values are rejected by field; changes are audited', async () => {
  const read = async () => (await admin.get('/api/admin/settings/unpaid')).body;
  const before = await read();
  expect(before).toMatchObject(DEFAULTS);
  expect((await save({ maxPieces: '30', cancelHours: 48 })).body).toEqual({
    ...DEFAULTS,
    maxPieces: 30,
    cancelHours: 48,
    version: before.version + 1,
  });
  const stale = await save({ maxPieces: 40, version: before.version });
  expect([stale.status, stale.body.code, stale.body.current.maxPieces]).toEqual([
    409,
    'settings-changed',
    30,
  ]);
  expect((await lastChange(shop, 'unpaid orders')).changes).toEqual({
    maxPieces: [24, 30],
    cancelHours: [24, 48],
  });
  for (const [field, value] of [
    ['maxPieces', 0],
    ['maxOrders', 1.5],
    ['holdMinutes', ''],
    ['cancelHours', 1],
    ['lowStock', -1],
    ['lowStock', 1e20],
    ['version', 1e15],
  ]) {
    const { status, body } = await save({ [String(field)]: value });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  }
  expect(await read()).toMatchObject({ maxPieces: 30 });
  await save({});
  const { me } = await placedOrder(shop);
  expect((await as(shop, { token: 'x' }).get('/api/admin/settings/unpaid')).status).toBe(401);
  expect((await me.get('/api/admin/settings/unpaid')).status).toBe(403);
});
