import { afterAll, beforeAll, expect, test } from 'vitest';
import { as, makeShopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const customer = async () => as(shop, await makeShopper(shop));
const ids = (body: { productId: { _id: string } }[]) => body.map(({ productId }) => productId._id);

test('A-17 N-09 a wishlist entry is the full product; newest first, each once, and can be removed', async () => {
  const me = await customer();
  expect((await me.get('/api/whishlist')).body).toEqual([]);
  await me.post('/api/whishlist', { productId: 'a2-cow-ghee' });
  await me.post('/api/whishlist', { productId: 'wood-pressed-sesame-oil' });
  const { status, body } = await me.post('/api/whishlist', { productId: 'a2-cow-ghee' });
  expect([status, ids(body)]).toEqual([200, ['wood-pressed-sesame-oil', 'a2-cow-ghee']]);
  expect(body[0].productId).toMatchObject({ name: 'Wood-Pressed Sesame Oil', quantities: expect.any(Array) });
  expect((await me.get('/api/whishlist')).body).toEqual(body);
  expect(ids((await me.remove('/api/whishlist/wood-pressed-sesame-oil')).body)).toEqual(['a2-cow-ghee']);
  expect(ids((await me.remove('/api/whishlist/wood-pressed-sesame-oil')).body)).toEqual(['a2-cow-ghee']);
});

test('a food that is no longer sold is not shown and cannot be added', async () => {
  const me = await customer();
  await me.post('/api/whishlist', { productId: 'erode-turmeric-powder' });
  await shop.database.pool.query("update foods set status = 'draft' where id = 'erode-turmeric-powder'");
  expect((await me.get('/api/whishlist')).body).toEqual([]);
  expect((await me.post('/api/whishlist', { productId: 'erode-turmeric-powder' })).status).toBe(404);
});

test.each([
  ['no-such-food', 404],
  ['\u0000', 404],
  [7, 400],
  [['a2-cow-ghee'], 400],
  [undefined, 400],
])('productId %j is rejected with %s', async (productId, status) => {
  expect((await (await customer()).post('/api/whishlist', { productId })).status).toBe(status);
});

test("40 nobody sees or changes another customer's wishlist; a visitor gets a 401; no 500", async () => {
  const me = await customer();
  const other = await customer();
  await me.post('/api/whishlist', { productId: 'a2-cow-ghee' });
  expect((await other.remove('/api/whishlist/a2-cow-ghee')).body).toEqual([]);
  expect((await me.get('/api/whishlist')).body).toHaveLength(1);
  expect((await shop.request('/api/whishlist')).status).toBe(401);
  expect((await me.remove('/api/whishlist/%00')).status).toBe(200);
});
