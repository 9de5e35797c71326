import { afterAll, beforeAll, expect, test } from 'vitest';
import { as, COCONUT, makeShopper, SESAME } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const customer = async () => as(shop, await makeShopper(shop));
const change = (sql: string, values: unknown[] = []) => shop.database.pool.query(sql, values);

test('A-13 a new customer has an empty cart', async () => {
  const me = await customer();
  const { status, body, headers } = await me.get('/api/cart');
  expect([status, body]).toEqual([200, { items: [] }]);
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('A-14 N-07 ST-08 POST adds a line, then sets its quantity; the response is the cart', async () => {
  const me = await customer();
  await me.post('/api/cart', { ...SESAME, price: 486, quantity: 1 });
  const { status, body } = await me.post('/api/cart', { ...SESAME, price: 486, quantity: 4 });
  expect(status).toBe(200);
  expect(body.items).toHaveLength(1);
  expect(body.items[0]).toMatchObject({
    productId: { _id: SESAME.productId, name: expect.any(String), images: expect.any(Array) },
    food: { _id: SESAME.productId },
    size: '1 L',
    price: 486,
    listPrice: 540,
    quantity: 4,
    isAvailable: true,
    stock: null,
  });
  expect((await me.get('/api/cart')).body).toEqual(body);
  expect((await me.post('/api/cart', COCONUT)).body.items).toHaveLength(2);
});

test('A-15 A-16 V-30 DELETE removes one line, and then all', async () => {
  const me = await customer();
  await me.post('/api/cart', SESAME);
  await me.post('/api/cart', { ...SESAME, size: '500 ml' });
  await me.post('/api/cart', COCONUT);
  const one = await me.remove(`/api/cart/${SESAME.productId}/500%20ml`);
  expect(one.body.items.map((item: { size: string }) => item.size)).toEqual(['1 L', '1 L']);
  const again = await me.remove(`/api/cart/${SESAME.productId}/500%20ml`);
  expect([again.status, again.body]).toEqual([200, one.body]);
  expect((await me.remove(`/api/cart/${SESAME.productId}`)).status).toBe(404);
  expect((await me.remove('/api/cart')).body).toEqual({ items: [] });
  expect((await me.get('/api/cart')).body).toEqual({ items: [] });
});

test("29 a client's price is only compared: a wrong one is rejected with the shop's price, and nothing is saved", async () => {
  const me = await customer();
  const { status, body } = await me.post('/api/cart', { ...SESAME, price: 1 });
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'price-changed', fresh: { price: 486, listPrice: 540 } });
  expect((await me.post('/api/cart', { ...SESAME, price: 0.123456789 })).status).toBe(409);
  expect((await me.get('/api/cart')).body.items).toEqual([]);
  expect((await me.post('/api/cart', { ...SESAME, price: null })).body.items[0].price).toBe(486);
});

test.each([-1, 0, 1.5, '3', 1e9, 100, null, true, [2], {}, undefined])(
  '30 quantity %j is rejected',
  async (quantity) => {
    const me = await customer();
    const { status, body } = await me.post('/api/cart', { ...SESAME, quantity });
    expect(status).toBe(400);
    expect(body.fields.quantity).toBe('Quantity must be a whole number from 1 to 99');
    expect((await me.get('/api/cart')).body.items).toEqual([]);
  },
);

test.each([
  [{ productId: 'no-such-food' }, 404, 'food-not-found'],
  [{ productId: '\u0000' }, 404, 'food-not-found'],
  [{ productId: '__proto__' }, 404, 'food-not-found'],
  [{ productId: { _id: 'x' } }, 400, 'bad-request'],
  [{ size: '7 L' }, 400, 'size-not-sold'],
  [{ size: '' }, 400, 'bad-request'],
  [{ size: '\u0000' }, 400, 'bad-request'],
  [{ size: 'x'.repeat(41) }, 400, 'bad-request'],
  [{ price: '486' }, 400, 'bad-request'],
])('31 N-06 %j is rejected with %s', async (wrong, status, code) => {
  const me = await customer();
  const response = await me.post('/api/cart', { ...SESAME, ...wrong });
  expect([response.status, response.body.code]).toEqual([status, code]);
});

test.each(['/api/cart/%00/%00', '/api/cart/wood-pressed-sesame-oil/%00', '/api/cart/x/%E0%A4%A'])(
  'DELETE %s is not a 500',
  async (path) => {
    expect((await (await customer()).remove(path)).status).toBeLessThan(500);
  },
);

test('stock limits a line; a smaller quantity is always possible', async () => {
  const me = await customer();
  const honey = { productId: 'kolli-hills-forest-honey', size: '1 kg' };
  const four = await me.post('/api/cart', { ...honey, quantity: 4 });
  expect([four.status, four.body.error, four.body.fresh.stock]).toEqual([409, 'Only 3 left', 3]);
  expect((await me.post('/api/cart', { ...honey, quantity: 3 })).status).toBe(200);
  await change("update food_sizes set stock = 1 where food_id = $1 and size = '1 kg'", [honey.productId]);
  expect((await me.post('/api/cart', { ...honey, quantity: 2 })).body.items[0]).toMatchObject({
    quantity: 2,
    stock: 1,
  });
  const none = await me.post('/api/cart', {
    productId: 'cold-pressed-flaxseed-oil',
    size: '500 ml',
    quantity: 1,
  });
  expect([none.status, none.body.error]).toEqual([409, 'Out of stock']);
});

test('a line that is no longer sold stays in the cart as unavailable', async () => {
  const me = await customer();
  const mustard = { productId: 'cold-pressed-mustard-oil', size: '1 L', quantity: 1 };
  await me.post('/api/cart', mustard);
  await me.post('/api/cart', { ...mustard, size: '500 ml' });
  await change("delete from food_sizes where food_id = $1 and size = '500 ml'", [mustard.productId]);
  const [litre, half] = (await me.get('/api/cart')).body.items;
  expect(litre).toMatchObject({ isAvailable: true, price: 369 });
  expect(half).toMatchObject({ isAvailable: false, price: 0, productId: { name: expect.any(String) } });
  await change("update foods set status = 'draft' where id = $1", [mustard.productId]);
  expect((await me.get('/api/cart')).body.items[0]).toMatchObject({ isAvailable: false });
  expect((await me.post('/api/cart', mustard)).status).toBe(404);
  await change("update foods set status = 'published', removed_at = now() where id = $1", [
    mustard.productId,
  ]);
  expect((await me.get('/api/cart')).body.items[0]).toMatchObject({ isAvailable: false });
  expect((await me.remove(`/api/cart/${mustard.productId}/1%20L`)).body.items).toHaveLength(1);
});

test("40 nobody reads or changes another's cart, and a visitor has none", async () => {
  const me = await customer();
  const other = await customer();
  await me.post('/api/cart', SESAME);
  expect((await other.get('/api/cart')).body.items).toEqual([]);
  await other.remove(`/api/cart/${SESAME.productId}/1%20L`);
  await other.remove('/api/cart');
  expect((await me.get('/api/cart')).body.items).toHaveLength(1);
  expect((await shop.request('/api/cart')).status).toBe(401);
  expect((await shop.request('/api/cart', { method: 'DELETE' })).status).toBe(401);
});

test('twenty concurrent changes of one line leave one line, and each increments the version', async () => {
  const shopper = await makeShopper(shop);
  const me = as(shop, shopper);
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => me.post('/api/cart', { ...SESAME, quantity: index + 1 })),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect((await me.get('/api/cart')).body.items).toHaveLength(1);
  const { rows } = await change('select version from carts where user_id = $1', [shopper.id]);
  expect(rows[0].version).toBe(20);
});

test('a cart holds at most fifty lines', async () => {
  const shopper = await makeShopper(shop);
  const me = as(shop, shopper);
  await me.post('/api/cart', SESAME);
  await change(
    `insert into cart_items (user_id, food_id, size, quantity)
     select $1, 'wood-pressed-coconut-oil', 'old size ' || n, 1 from generate_series(1, 49) n`,
    [shopper.id],
  );
  const more = await me.post('/api/cart', COCONUT);
  expect([more.status, more.body.code]).toEqual([409, 'cart-full']);
  expect((await me.post('/api/cart', { ...SESAME, quantity: 5 })).status).toBe(200);
});

test('of two concurrent requests for the last free line of a cart, one succeeds', async () => {
  const shopper = await makeShopper(shop);
  const me = as(shop, shopper);
  await change('insert into carts (user_id) values ($1)', [shopper.id]);
  await change(
    `insert into cart_items (user_id, food_id, size, quantity)
     select $1, 'wood-pressed-coconut-oil', 'old size ' || n, 1 from generate_series(1, 49) n`,
    [shopper.id],
  );
  const responses = await Promise.all([me.post('/api/cart', COCONUT), me.post('/api/cart', SESAME)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await me.get('/api/cart')).body.items).toHaveLength(50);
});
