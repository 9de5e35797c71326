import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asAdmin } from '../support/admin-actions.ts';
import { rows } from '../support/payments.ts';
import { bearer } from '../support/people.ts';
import { makeShopper, type Shopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

/** For 3 people: 3 cups of rice, 3 tbsp of sesame oil. */
const RECIPE = 'ellu-sadam-sesame-rice';
const RICE = 'hand-pounded-red-rice';
const OIL = 'wood-pressed-sesame-oil';

let shop: TestShop;
let customer: Shopper;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  customer = await makeShopper(shop);
  await rows(shop, "update food_sizes set stock = null where food_id = any($1) and size <> '5 L'", [
    RICE,
    OIL,
  ]);
});

const add = (body: unknown, { id = RECIPE, language = 'en', who = customer } = {}) =>
  shop.request(`/api/recipes/${id}/cart?language=${language}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...bearer(who.token) },
    body: JSON.stringify(body),
  });
const setStock = (food: string, size: string, stock: number) =>
  rows(shop, 'update food_sizes set stock = $3 where food_id = $1 and size = $2', food, size, stock);
const cartOf = async (who: Shopper) => {
  const { items } = await (await shop.request('/api/cart', { headers: bearer(who.token) })).json();
  return items.map((line: { productId: { _id: string }; size: string; quantity: number }) => [
    line.productId._id,
    line.size,
    line.quantity,
  ]);
};

test('RE-02 a recipe says for how many people its amounts are, and what its quantities measure', async () => {
  const recipe = await (await shop.request(`/api/recipes/${RECIPE}?language=ta`)).json();
  expect(recipe.serves).toBe(3);
  expect(recipe.ingredients).toContainEqual({
    name: 'மரச்செக்கு நல்லெண்ணெய்',
    quantity: '3 டேபிள்ஸ்பூன்',
    foodId: OIL,
    measure: { amount: 45, unit: 'ml' },
  });
  expect(recipe.ingredients.at(-1).measure).toBeUndefined();
});

test('the smallest sizes that are enough go into the cart, and a repeated call adds nothing', async () => {
  const responses = await Promise.all([add({}), add({}), add({})]);
  for (const response of responses) expect(response.status).toBe(200);
  expect(await responses[0]?.json()).toMatchObject({
    chosen: [
      { productId: RICE, size: '1 kg', quantity: 1 },
      { productId: OIL, size: '500 ml', quantity: 1 },
    ],
    skipped: [],
  });
  expect(await cartOf(customer)).toEqual([
    [RICE, '1 kg', 1],
    [OIL, '500 ml', 1],
  ]);
});

test('more people need more, and only the chosen foods are added', async () => {
  const response = await add({ serves: 60, foodIds: [OIL, 'not-of-this-recipe'] });
  expect((await response.json()).chosen).toMatchObject([{ productId: OIL, size: '1 L', quantity: 1 }]);
  expect(await cartOf(customer)).toEqual([[OIL, '1 L', 1]]);
});

test('a sold-out size is replaced, and a sold-out food is named in the language of the page', async () => {
  await setStock(OIL, '500 ml', 0);
  await rows(shop, 'update food_sizes set stock = 0 where food_id = $1', RICE);
  const result = await (await add({}, { language: 'ta' })).json();
  expect(result.chosen).toMatchObject([{ productId: OIL, name: 'மரச்செக்கு நல்லெண்ணெய்', size: '1 L' }]);
  expect(result.skipped).toHaveLength(1);
  expect(result.skipped[0]).toMatchObject({ reason: 'தீர்ந்துவிட்டது' });
  expect(await cartOf(customer)).toEqual([[OIL, '1 L', 1]]);
});

test('invalid input is rejected, and unknown recipes and drafts are not found', async () => {
  for (const body of [
    { serves: 0 },
    { serves: 1.5 },
    { serves: 101 },
    { serves: '3' },
    { foodIds: 'x' },
    { foodIds: Array.from({ length: 61 }, () => 'x') },
  ]) {
    expect((await add(body)).status, JSON.stringify(body)).toBe(400);
  }
  expect((await add({}, { id: 'no-such-recipe' })).status).toBe(404);
  await rows(shop, "update recipes set status = 'draft' where id = $1", 'thinai-ven-pongal');
  expect((await add({}, { id: 'thinai-ven-pongal' })).status).toBe(404);
  expect(await cartOf(customer)).toEqual([]);
});

test('an admin sets the number of people, or none', async () => {
  const admin = await asAdmin(shop);
  const { body: recipe } = await admin.get(`/api/admin/recipes/${RECIPE}`);
  expect(recipe.serves).toBe(3);
  const { _id, ...form } = recipe;
  for (const [sent, serves] of [
    ['6', 6],
    ['', null],
    [undefined, null],
    [3, 3],
  ]) {
    const { status, body } = await admin.put(`/api/admin/recipes/${RECIPE}`, { ...form, serves: sent });
    expect([status, body.serves]).toEqual([200, serves]);
    expect((await (await shop.request(`/api/recipes/${RECIPE}`)).json()).serves).toBe(serves);
  }
  for (const sent of [0, 2.5, 1000, 'many']) {
    expect((await admin.put(`/api/admin/recipes/${RECIPE}`, { ...form, serves: sent })).status).toBe(400);
  }
});
