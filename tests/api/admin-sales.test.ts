import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Admin, asAdmin, lastChange } from '../support/admin-actions.ts';
import { as, atCheckout, makeShopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const COUPON = {
  code: 'pongal25',
  description: 'Harvest',
  offerPercentage: 25,
  expiresOn: '2030-01-14',
  minPurchaseAmount: 1000.5,
  minPurchaseCount: 0,
  limitPerCustomer: 1,
  limitTotal: '',
};

test('AD-14 a coupon is created, changed, used and ended', async () => {
  const made = await admin.post('/api/admin/coupons', COUPON);
  expect([made.status, made.body]).toEqual([
    201,
    { ...COUPON, code: 'PONGAL25', limitTotal: null, usedCount: 0, isExpired: false },
  ]);
  expect((await admin.post('/api/admin/coupons', COUPON)).body.code).toBe('coupon-exists');
  const customer = as(shop, await makeShopper(shop));
  expect((await customer.get('/api/coupons/pongal25')).body).toMatchObject({
    minPurchaseAmount: 1000.5,
    expiryDate: '2030-01-14T18:30:00.000Z',
  });
  await admin.put('/api/admin/coupons/PONGAL25', { ...COUPON, offerPercentage: 10, minPurchaseAmount: 0 });
  const changes = { couponCode: 'PONGAL25', discount: 145.8, totalPrice: 1312.2 };
  const { me, checkout } = await atCheckout(shop, undefined, changes);
  expect((await me.post('/api/orders/create', checkout)).status).toBe(201);
  expect((await admin.get('/api/admin/coupons/PONGAL25')).body.usedCount).toBe(1);
  expect((await admin.post('/api/admin/coupons/PONGAL25/expire', {})).body.isExpired).toBe(true);
  const second = await atCheckout(shop, undefined, changes);
  expect((await second.me.post('/api/orders/create', second.checkout)).body.error).toBe('Coupon expired');
  expect((await lastChange(shop, 'coupon PONGAL25')).action).toBe('expire coupon');
  expect((await admin.get('/api/admin/coupons?state=expired&q=pongal2')).body).toHaveLength(1);
});

test('a limit below the number of uses is rejected', async () => {
  await admin.post('/api/admin/coupons', { ...COUPON, code: 'USED' });
  await shop.database.pool.query("update coupons set used_count = 5 where code = 'USED'");
  const { status, body } = await admin.put('/api/admin/coupons/USED', { ...COUPON, limitTotal: 4 });
  expect([status, body.code]).toEqual([400, 'limit-below-use']);
});

test.each([
  ['code', 'A B'],
  ['code', 'AB'],
  ['offerPercentage', 0],
  ['offerPercentage', 101],
  ['expiresOn', 'soon'],
  ['minPurchaseAmount', 1.001],
  ['limitTotal', 0],
  ['minPurchaseCount', -1],
])('a coupon with %s %j is rejected', async (name, value) => {
  const { status, body } = await admin.post('/api/admin/coupons', { ...COUPON, code: 'FINE', [name]: value });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [name]]);
});

test('a coupon cannot be created with or changed to a past last day; today is allowed', async () => {
  const today = new Date(Date.now() + 5.5 * 3600 * 1000).toISOString().slice(0, 10);
  const past = { ...COUPON, expiresOn: '2020-01-14' };
  const made = await admin.post('/api/admin/coupons', { ...past, code: 'ENDED20' });
  expect([made.status, made.body.code]).toEqual([400, 'coupon-day-passed']);
  expect(made.body.fields).toEqual({ expiresOn: 'The last day has passed. Choose today or a later day.' });
  expect((await admin.get('/api/admin/coupons/ENDED20')).status).toBe(404);
  const live = await admin.post('/api/admin/coupons', { ...COUPON, code: 'TODAY1', expiresOn: today });
  expect([live.status, live.body.isExpired]).toEqual([201, false]);
  const edited = await admin.put('/api/admin/coupons/TODAY1', past);
  expect([edited.status, Object.keys(edited.body.fields)]).toEqual([400, ['expiresOn']]);
});

test('an ended coupon stays ended when something else is changed, and is revived only by a later day', async () => {
  await admin.post('/api/admin/coupons', { ...COUPON, code: 'KEEP1' });
  await shop.database.pool.query(
    "update coupons set expires_at = '2025-01-14T18:30:00Z' where code = 'KEEP1'",
  );
  const old = await admin.put('/api/admin/coupons/KEEP1', {
    ...COUPON,
    description: 'New',
    expiresOn: '2025-01-14',
  });
  expect([old.status, old.body.description, old.body.isExpired]).toEqual([200, 'New', true]);
  await admin.put('/api/admin/coupons/KEEP1', COUPON);
  const { body: ended } = await admin.post('/api/admin/coupons/KEEP1/expire', {});
  expect(ended.isExpired).toBe(true);
  const other = await admin.put('/api/admin/coupons/KEEP1', {
    ...COUPON,
    expiresOn: ended.expiresOn,
    offerPercentage: 11,
  });
  expect([other.status, other.body.offerPercentage, other.body.isExpired]).toEqual([200, 11, true]);
  expect((await admin.put('/api/admin/coupons/KEEP1', COUPON)).body.isExpired).toBe(false);
});

test('an unknown coupon is not found', async () => {
  expect((await admin.put('/api/admin/coupons/NOBODY', COUPON)).status).toBe(404);
  expect((await admin.post('/api/admin/coupons/NOBODY/expire', {})).status).toBe(404);
});

const RECIPE = {
  title: 'Sesame Chutney',
  description: 'Quick',
  images: ['/media/recipes/x.webp'],
  imageAlt: 'A bowl',
  ingredients: [{ name: 'Sesame oil', quantity: '1 spoon', foodId: 'wood-pressed-sesame-oil' }],
  instructions: ['Roast', 'Grind'],
  prepTime: 5,
  cookingTime: 10,
  difficulty: 'Easy',
  tags: ['chutney'],
  videoUrl: '',
  author: '',
  position: 3,
  status: 'draft',
};

test('AD-14 a recipe is created as a draft, published, and unpublished', async () => {
  const shown = async () => (await shop.request('/api/recipes/sesame-chutney')).status;
  const made = await admin.post('/api/admin/recipes', RECIPE);
  expect([made.status, made.body]).toEqual([201, { _id: 'sesame-chutney', ...RECIPE, serves: null }]);
  expect(await shown()).toBe(404);
  await admin.put('/api/admin/recipes/sesame-chutney', {
    ...RECIPE,
    title: 'Ellu Chutney',
    status: 'published',
  });
  expect(await shown()).toBe(200);
  const recipe = await (await shop.request('/api/recipes/sesame-chutney')).json();
  expect(recipe).toMatchObject({ title: 'Ellu Chutney', videoUrl: null, author: { name: 'Chekku Farms' } });
  expect((await admin.get('/api/admin/recipes?q=ellu%20chut')).body).toMatchObject([
    { _id: 'sesame-chutney' },
  ]);
  await admin.put('/api/admin/recipes/sesame-chutney', RECIPE);
  expect(await shown()).toBe(404);
  expect((await lastChange(shop, 'recipe sesame-chutney')).changes.status).toEqual(['published', 'draft']);
  expect((await admin.post('/api/admin/recipes', RECIPE)).body.code).toBe('recipe-exists');
});

test('a recipe with an unknown food is rejected', async () => {
  const ingredients = [{ name: 'x', quantity: '', foodId: 'no-such-food' }];
  expect((await admin.post('/api/admin/recipes', { ...RECIPE, title: 'Other', ingredients })).status).toBe(
    404,
  );
  expect((await admin.put('/api/admin/recipes/nobody', RECIPE)).status).toBe(404);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example/x.mp4', 'http://example.com/x.mp4'])(
  '91 a video or image of a recipe from %s is rejected',
  async (url) => {
    const send = (changes: object) =>
      admin.post('/api/admin/recipes', { ...RECIPE, title: 'Other', ...changes });
    const video = await send({ videoUrl: url });
    expect([video.status, Object.keys(video.body.fields)]).toEqual([400, ['videoUrl']]);
    const image = await send({ images: [url] });
    expect([image.status, Object.keys(image.body.fields)]).toEqual([400, ['images.0']]);
  },
);

test('recipes come page by page, each once', async () => {
  const all = (await admin.get('/api/admin/recipes?limit=100')).body.map(({ _id }: { _id: string }) => _id);
  const seen: string[] = [];
  for (let after = ''; ; ) {
    const page = (await admin.get(`/api/admin/recipes?limit=2${after && `&after=${after}`}`)).body;
    seen.push(...page.map(({ _id }: { _id: string }) => _id));
    after = page.at(-1)?._id ?? '';
    if (page.length < 2) break;
  }
  expect(seen).toEqual(all);
});
