import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../src/server/platform/ids.ts';
import { ADMIN, logIn } from '../support/people.ts';
import { as, atCheckout, COCONUT, forceOrder, makeShopper, SESAME } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const query = async (sql: string, values: unknown[] = []) =>
  (await shop.database.pool.query(sql, values)).rows;

/** A customer with so many orders, oldest first. */
async function withOrders(count: number) {
  const { who, me, checkout } = await atCheckout(shop);
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const { body } = await me.post('/api/orders/create', checkout, { 'Idempotency-Key': `read-${n}-key` });
    ids.push(body._id);
  }
  return { who, me, ids };
}
const idsOf = (body: { _id: string }[]) => body.map(({ _id }) => _id);

test('A-31 my orders, newest first, page by page, and by status', async () => {
  const { me, ids } = await withOrders(5);
  const newestFirst = ids.toReversed();
  expect(idsOf((await me.get('/api/orders')).body)).toEqual(newestFirst);
  const first = (await me.get('/api/orders?limit=2')).body;
  expect(idsOf(first)).toEqual(newestFirst.slice(0, 2));
  const rest = (await me.get(`/api/orders?limit=10&after=${first[1]._id}`)).body;
  expect(idsOf(rest)).toEqual(newestFirst.slice(2));
  await forceOrder(shop, ids[1] ?? '', "status = 'SHIPPED'");
  expect(idsOf((await me.get('/api/orders/SHIPPED')).body)).toEqual([ids[1]]);
  expect(idsOf((await me.get('/api/orders/PENDING?limit=1')).body)).toEqual([ids[4]]);
  expect((await me.get('/api/orders/DELIVERED')).body).toEqual([]);
});

test('A-31 one order by its id, on both routes', async () => {
  const { me, ids } = await withOrders(1);
  const { status, body } = await me.get(`/api/orders/order/${ids[0]}`);
  expect([status, body._id]).toEqual([200, ids[0]]);
  expect((await me.get(`/api/orders/${ids[0]}`)).body).toEqual(body);
});

test('41 A-32 every status, in the order of the workflow', async () => {
  const me = as(shop, await makeShopper(shop));
  expect((await me.get('/api/orders/allstatus')).body).toEqual([
    'NEW',
    'PENDING',
    'CONFIRMED',
    'PAYMENT',
    'SHIPPED',
    'DELIVERED',
    'CANCELLED',
  ]);
});

test('the history has the status changes, but not who made them', async () => {
  const { me, ids } = await withOrders(1);
  await query(
    `insert into order_history (order_id, actor, from_status, to_status, note) values
     ($1, 'system', 'PENDING', 'PENDING', 'inner note'), ($1, 'provider', 'PENDING', 'PAYMENT', 'inner note')`,
    [ids[0]],
  );
  const { body } = await me.get(`/api/orders/${ids[0]}`);
  expect(body.history.map(({ status }: { status: string }) => status)).toEqual(['PENDING', 'PAYMENT']);
  expect(JSON.stringify(body)).not.toContain('inner note');
  expect(Object.keys(body).sort()).toEqual(
    [
      ...[
        '_id',
        'address',
        'addressLatLng',
        'couponCode',
        'courier',
        'createdAt',
        'deliveryCharge',
        'discount',
      ],
      ...['email', 'heldUntil', 'history', 'items', 'name', 'number', 'paymentId', 'paymentStatus', 'phone'],
      ...['status', 'totalPrice', 'trackingNumber'],
    ].sort(),
  );
});

test.each(['nonsense', '%00', "'%20OR%201=1", '123', 'undefined', 'constructor', '%E0%A4%A'])(
  '41 a malformed id (%s) is a 400',
  async (id) => {
    const me = as(shop, await makeShopper(shop));
    for (const response of [
      await me.get(`/api/orders/${id}`),
      await me.get(`/api/orders/order/${id}`),
      await me.remove(`/api/orders/${id}`),
      await me.post(`/api/orders/${id}/reorder`, {}),
    ]) {
      expect([response.status, response.body.error]).toEqual([400, 'Invalid Order ID']);
    }
  },
);

test.each(['limit=0', 'limit=101', 'limit=x', 'after=x', 'limit=1&limit=2', 'after=%00'])(
  'an invalid page query (%s) is a 400 or harmless',
  async (page) => {
    const me = as(shop, await makeShopper(shop));
    expect((await me.get(`/api/orders?${page}`)).status).toBeLessThan(500);
  },
);

test("40 another customer's order looks like a missing one: same status and message, for every method, also for admins", async () => {
  const { ids } = await withOrders(1);
  const others = [as(shop, await makeShopper(shop)), as(shop, await logIn(shop, ADMIN))];
  for (const other of others) {
    const ask = async (id: string) =>
      Promise.all([
        other.get(`/api/orders/${id}`),
        other.get(`/api/orders/order/${id}`),
        other.remove(`/api/orders/${id}`),
        other.post(`/api/orders/${id}/reorder`, {}),
      ]);
    const plain = (responses: Awaited<ReturnType<typeof ask>>) =>
      responses.map(({ status, body }) => [status, { ...body, requestId: '' }]);
    const foreign = plain(await ask(ids[0] ?? ''));
    expect(foreign).toEqual(plain(await ask(newId())));
    expect(foreign).toEqual(
      Array(4).fill([
        404,
        { error: 'Order not found or invalid order format', code: 'order-not-found', requestId: '' },
      ]),
    );
    expect((await other.get('/api/orders')).body).toEqual([]);
    expect((await other.get(`/api/orders?after=${ids[0]}`)).body).toEqual([]);
  }
  const [{ deleted_at }] = await query('select deleted_at from orders where id = $1', [ids[0]]);
  expect(deleted_at).toBeNull();
});

test.each(['/api/orders', '/api/orders/PENDING', `/api/orders/${newId()}`, '/api/orders/allstatus'])(
  'a visitor gets "Please log in" at %s',
  async (path) => {
    const response = await shop.request(path);
    expect(response.status).toBe(401);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  },
);

test('A-34 ST-14 a pending order can be deleted; it is hidden from the customer but stays for late payments', async () => {
  const { me, ids } = await withOrders(2);
  const { status, body } = await me.remove(`/api/orders/${ids[0]}`);
  expect([status, body.message]).toEqual([200, 'Order deleted.']);
  expect((await me.get(`/api/orders/${ids[0]}`)).status).toBe(404);
  expect(idsOf((await me.get('/api/orders')).body)).toEqual([ids[1]]);
  expect((await me.remove(`/api/orders/${ids[0]}`)).status).toBe(404);
  const [stored] = await query('select deleted_at, holds_stock, held_until from orders where id = $1', [
    ids[0],
  ]);
  expect(stored).toMatchObject({ deleted_at: expect.any(Date), holds_stock: false, held_until: null });
});

test.each(['NEW', 'CONFIRMED', 'PAYMENT', 'SHIPPED', 'DELIVERED', 'CANCELLED'])(
  '46 ST-14 an order that is %s cannot be deleted',
  async (status) => {
    const { me, ids } = await withOrders(1);
    await forceOrder(shop, ids[0] ?? '', `status = '${status}'`);
    const response = await me.remove(`/api/orders/${ids[0]}`);
    expect([response.status, response.body.error]).toEqual([409, 'Only a pending order can be deleted.']);
  },
);

test('an order with an open payment cannot be deleted until 15 minutes later', async () => {
  const { me, ids } = await withOrders(1);
  await query(
    `insert into payment_attempts (id, order_id, provider, environment, provider_order_id, amount_minor, currency)
     values (gen_random_uuid(), $1, 'razorpay', 'sandbox', 'order_1', 145800, 'INR')`,
    [ids[0]],
  );
  const { status, body } = await me.remove(`/api/orders/${ids[0]}`);
  expect([status, body.code]).toEqual([409, 'payment-open']);
  await query("update payment_attempts set created_at = now() - interval '16 minutes'");
  expect((await me.remove(`/api/orders/${ids[0]}`)).status).toBe(200);
});

test("Reorder puts the lines that are still sold into the cart at today's price, and lists the skipped ones", async () => {
  const castor = { productId: 'cold-pressed-castor-oil', size: '500 ml', quantity: 1 };
  const honey = { productId: 'kolli-hills-forest-honey', size: '1 kg', quantity: 2 };
  const { me, checkout } = await atCheckout(shop, [SESAME, COCONUT, castor, honey]);
  const { body: order } = await me.post('/api/orders/create', checkout);
  await me.remove('/api/cart');
  await me.post('/api/cart', { ...COCONUT, quantity: 5 });
  await query("update foods set discount_percent = 20 where id = 'wood-pressed-sesame-oil'");
  await query("delete from food_sizes where food_id = 'cold-pressed-castor-oil' and size = '500 ml'");
  const { status, body } = await me.post(`/api/orders/${order._id}/reorder`, {});
  expect(status).toBe(200);
  const cart = body.items.map(({ food, quantity, price }: never) => [
    (food as { _id: string })._id,
    quantity,
    price,
  ]);
  expect(cart).toEqual([
    [COCONUT.productId, 5, 504],
    [SESAME.productId, 3, 432],
    [honey.productId, 1, 810],
  ]);
  expect(body.skipped).toEqual([
    { name: 'Cold-Pressed Castor Oil', size: '500 ml', reason: 'No longer sold' },
    { name: 'Kolli Hills Forest Honey', size: '1 kg', reason: 'Only 1 left' },
  ]);
  const again = await me.post(`/api/orders/${order._id}/reorder`, {});
  expect(again.body.items).toEqual(body.items);
});
