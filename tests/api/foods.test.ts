import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('A-18 G-01 GET /api/foods returns every published food in the order of the shop', async () => {
  const response = await shop.request('/api/foods');
  expect(response.status).toBe(200);
  const foods = await response.json();
  expect(foods).toHaveLength(16);
  expect(new Set(foods.map((food: { category: string }) => food.category)).size).toBe(6);
});

test('N-04 N-05 a food has the fields of the specification, prices in rupees', async () => {
  const food = await (await shop.request('/api/foods/id/wood-pressed-groundnut-oil')).json();
  expect(food).toMatchObject({
    _id: 'wood-pressed-groundnut-oil',
    name: 'Wood-Pressed Groundnut Oil',
    category: 'Cold-Pressed Oils',
    price: 400,
    discount: 10,
    cookTime: expect.any(String),
  });
  expect(food.quantities[0]).toMatchObject({ size: '1 L', price: 400 });
  expect(food.images).toHaveLength(3);
  expect(food.imageUrl).toBe(food.images[0]);
  expect(food.specifications[0]).toEqual({ name: expect.any(String), value: expect.any(String) });
  expect(food.ingredients[0]).toEqual({
    _id: expect.any(String),
    name: expect.any(String),
    quantity: expect.any(String),
  });
  expect(food.averageRating).toBeGreaterThan(3);
});

test('foods can be read page by page without gaps or duplicates', async () => {
  const seen: string[] = [];
  for (let after = ''; ; after = seen.at(-1) ?? '') {
    const page = await (await shop.request(`/api/foods?limit=5${after && `&after=${after}`}`)).json();
    if (page.length === 0) break;
    seen.push(...page.map((food: { _id: string }) => food._id));
  }
  const all = await (await shop.request('/api/foods')).json();
  expect(seen).toEqual(all.map((food: { _id: string }) => food._id));
});

test.each(['?limit=0', '?limit=x', '?limit=101', '?after=No%20slug', '?limit=5&limit=6'])(
  'the query %s is rejected',
  async (query) => {
    const response = await shop.request(`/api/foods${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'bad-request', requestId: expect.any(String) });
  },
);

test('A-21 an unknown food is a 404 with its message', async () => {
  const response = await shop.request('/api/foods/id/moon-oil');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error: 'Food not found.', code: 'food-not-found' });
});

test('drafts and removed foods are not shown', async () => {
  const { pool } = shop.database;
  await pool.query("update foods set status = 'draft' where id = 'cold-pressed-castor-oil'");
  const ids = (await (await shop.request('/api/foods')).json()).map((food: { _id: string }) => food._id);
  expect(ids).not.toContain('cold-pressed-castor-oil');
  expect((await shop.request('/api/foods/id/cold-pressed-castor-oil')).status).toBe(404);
});
