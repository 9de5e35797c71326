import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminFood } from '../../src/contract/food-input.ts';
import { makeAdmin } from '../support/admins.ts';
import { bearer, json } from '../support/people.ts';
import { as, atCheckout, type Shopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Shopper;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());

const FOOD = {
  name: 'Hand-Pounded Ragi Flour',
  price: 120.5,
  origins: ['Dharmapuri, Tamil Nadu'],
  cookTime: '10 minutes',
  tags: ['ragi', 'flour'],
  quantities: [
    { size: '500 g', price: 120.5, stock: 4, netAmount: 500, netUnit: 'g' },
    { size: '1 kg', price: 230 },
  ],
  images: [{ url: '/media/products/red-rice-1.webp', alt: 'A bag of flour' }, '/uploads/ab/cdef.webp'],
  specifications: [{ name: 'Country of origin', value: 'India' }],
  ingredients: [{ name: 'Ragi', quantity: '' }],
  category: 'Grains',
  description: 'Pounded in stone.',
  discount: 10,
  hsn: '1102',
  gstRate: 5,
  shelfLifeDays: 90,
};

const add = (changes: Record<string, unknown> = {}) =>
  as(shop, admin).post('/api/foods', { ...FOOD, ...changes });
const put = async (body: unknown) => {
  const response = await shop.request('/api/foods', json('PUT', body, bearer(admin.token)));
  return { status: response.status, body: await response.json() };
};
const read = async (id: string): Promise<AdminFood> =>
  (await as(shop, admin).get(`/api/admin/foods/${id}`)).body;
const shown = (id: string) => shop.request(`/api/foods/id/${id}`);
const lastChange = async (id: string) =>
  (
    await shop.database.pool.query('select * from audit_log where target = $1 order by id desc limit 1', [
      `food ${id}`,
    ])
  ).rows[0];

test('A-22 N-04 an admin adds a food, which is in the shop at once with all details', async () => {
  const { status, body } = await add();
  expect([status, body]).toEqual([200, { id: 'hand-pounded-ragi-flour' }]);
  const food = await (await shown(body.id)).json();
  expect(food).toMatchObject({
    name: FOOD.name,
    price: 120.5,
    imageUrl: '/media/products/red-rice-1.webp',
    imageAlt: 'A bag of flour',
    images: ['/media/products/red-rice-1.webp', '/uploads/ab/cdef.webp'],
    quantities: [
      { size: '500 g', price: 120.5, stock: 4 },
      { size: '1 kg', price: 230, stock: null },
    ],
    ingredients: [{ name: 'Ragi', quantity: '' }],
    discount: 10,
    averageRating: 0,
  });
  expect(food).not.toHaveProperty('hsn');
  expect(await read(body.id)).toMatchObject({
    hsn: '1102',
    gstRate: 5,
    shelfLifeDays: 90,
    status: 'published',
    version: 0,
    quantities: [
      { netAmount: 500, netUnit: 'g' },
      { netAmount: null, netUnit: null },
    ],
  });
  expect((await (await shop.request('/api/foods')).json()).at(-1)._id).toBe(body.id);
  expect(await lastChange(body.id)).toMatchObject({ actor_id: admin.id, action: 'add food' });
});

test('the short form of the specification is enough; lists may be comma-separated text', async () => {
  const { body } = await as(shop, admin).post('/api/foods', {
    name: 'Plain Food',
    price: 100,
    tags: 'oil, wood-pressed , oil,',
    origins: 'Karur, Tamil Nadu; Erode',
    cookTime: 'None',
    imageUrl: '/uploads/ab/cdef.webp',
    isAdmin: true,
  });
  expect(await read(body.id)).toMatchObject({
    tags: ['oil', 'wood-pressed'],
    origins: ['Karur, Tamil Nadu', 'Erode'],
    imageUrl: '/uploads/ab/cdef.webp',
    quantities: [],
    discount: 0,
  });
});

test('a shop with a GSTIN publishes no food without HSN code and GST rate; exempt is a rate of 0', async () => {
  const missing = {
    hsn: 'To publish it, write the HSN code',
    gstRate: expect.stringContaining('0 if the food is exempt'),
  };
  const bare = { ...FOOD, name: 'Without Its Tax', hsn: null, gstRate: null };
  const rejected = await as(shop, admin).post('/api/foods', { ...bare, status: 'published' });
  expect([rejected.status, rejected.body.code, rejected.body.fields]).toEqual([
    400,
    'food-tax-missing',
    missing,
  ]);
  const { id } = (await as(shop, admin).post('/api/foods', { ...bare, status: 'draft' })).body;
  expect((await put({ ...bare, _id: id, status: 'published' })).body.fields).toEqual(missing);
  expect((await put({ ...bare, _id: id, status: 'published', hsn: '1102' })).body.fields).toEqual({
    gstRate: missing.gstRate,
  });
  const exempt = await put({ ...bare, _id: id, status: 'published', hsn: '1102', gstRate: 0 });
  expect([exempt.status, exempt.body.gstRate]).toEqual([200, 0]);
  expect((await shown(id)).status).toBe(200);
  // nor can it be removed from a published food
  expect((await put({ ...FOOD, _id: id, hsn: '1102', gstRate: null })).body.fields).toEqual({
    gstRate: missing.gstRate,
  });
  expect(await read(id)).toMatchObject({ gstRate: 0, status: 'published' });
});

test('a food that was published without tax data can still get a new price', async () => {
  const { id } = (await add({ name: 'Sold Since Long' })).body;
  await shop.database.pool.query('update foods set hsn = null, gst_basis_points = null where id = $1', [id]);
  const { hsn, gstRate, ...short } = FOOD;
  expect((await put({ ...short, _id: id, price: 99, status: 'published' })).status).toBe(200);
});

test('a shop without a GSTIN publishes without tax data', async () => {
  const { values } = (await as(shop, admin).get('/api/admin/settings')).body;
  const save = (gstin: string) =>
    shop.request('/api/admin/settings', json('PUT', { ...values, gstin }, bearer(admin.token)));
  expect((await save('')).status).toBe(200);
  const { hsn, gstRate, ...bare } = FOOD;
  const { status, body } = await as(shop, admin).post('/api/foods', { ...bare, status: 'published' });
  await save(values.gstin);
  expect([status, (await shown(body.id)).status]).toEqual([200, 200]);
});

test('ids are unique, also for twenty foods of one name added concurrently, and never change', async () => {
  const name = 'Same Name Again';
  const responses = await Promise.all(Array.from({ length: 20 }, () => add({ name })));
  const ids = responses.map(({ body }) => body.id);
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(new Set(ids).size).toBe(20);
  expect(ids).toContain('same-name-again');
  expect(ids.every((id) => /^same-name-again(-\d+)?$/.test(id))).toBe(true);
  await put({ ...FOOD, _id: 'same-name-again', name: 'Other Name Now' });
  expect((await (await shown('same-name-again')).json()).name).toBe('Other Name Now');
  expect((await add({ name: 'கருப்பட்டி' })).body.id).toBe('food');
});

test.each([
  [{ name: undefined }, 'name', 'This Field Is Required'],
  [{ name: '' }, 'name', 'This Field Is Required'],
  [{ name: 'Oil' }, 'name', 'Field Is Too Short'],
  [{ price: undefined }, 'price', 'This Field Is Required'],
  [{ price: 0 }, 'price', 'Write rupees, such as 210 or 210.50'],
  [{ price: -1 }, 'price', 'Write rupees, such as 210 or 210.50'],
  [{ price: 1.005 }, 'price', 'Write rupees, such as 210 or 210.50'],
  [{ price: '100' }, 'price', 'Write rupees, such as 210 or 210.50'],
  [{ price: 1e12 }, 'price', 'This is more than the shop can charge'],
  [{ origins: [] }, 'origins', 'This Field Is Required'],
  [{ origins: undefined }, 'origins', 'This Field Is Required'],
  [{ cookTime: ' ' }, 'cookTime', 'This Field Is Required'],
  [{ discount: 100 }, 'discount', 'Write a whole number from 0 to 99'],
  [{ discount: 1.5 }, 'discount', 'Write a whole number from 0 to 99'],
  [{ quantities: [{ size: '', price: 1 }] }, 'quantities.0.size', 'This Field Is Required'],
  [{ quantities: [{ size: '1 L' }] }, 'quantities.0.price', 'This Field Is Required'],
  [
    { quantities: [{ size: '1 L', price: 1, stock: -1 }] },
    'quantities.0.stock',
    'Write a whole number from 0 to 1000000',
  ],
  [
    {
      quantities: [
        { size: '1 L', price: 1 },
        { size: ' 1 l ', price: 2 },
      ],
    },
    'quantities.1.size',
    'This size is there already',
  ],
  [{ hsn: '12a4' }, 'hsn', 'An HSN code has 4, 6 or 8 digits'],
  [{ gstRate: 101 }, 'gstRate', 'Write a percentage, such as 5'],
  [{ shelfLifeDays: 0 }, 'shelfLifeDays', 'Write a whole number from 1 to 3650'],
  [{ specifications: [{ name: 'x', value: '' }] }, 'specifications.0.value', 'This Field Is Required'],
])('V-41 V-42 %j is rejected at %s', async (changes, field, message) => {
  const { status, body } = await add(changes);
  expect([status, body.fields?.[field]]).toEqual([400, message]);
});

test.each([
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  '//evil.example/x.png',
  'http://example.com/x.png',
])('91 an image from %s is rejected', async (url) => {
  expect((await add({ images: [url] })).status).toBe(400);
  expect((await add({ images: [{ url, alt: '' }] })).status).toBe(400);
  expect((await add({ imageUrl: url })).status).toBe(400);
});

test('a draft is visible to admins only until it is published', async () => {
  const { body } = await add({ name: 'Draft Food', status: 'draft' });
  expect((await shown(body.id)).status).toBe(404);
  expect((await read(body.id)).status).toBe('draft');
  await put({ ...FOOD, _id: body.id, name: 'Draft Food', status: 'published' });
  expect((await shown(body.id)).status).toBe(200);
});

test('a change is in the audit log with its admin; omitted fields stay', async () => {
  const { id } = (await add({ name: 'Changing Food' })).body;
  const { status, body } = await put({
    _id: id,
    name: 'Changed Food',
    price: 99,
    origins: ['Erode'],
    cookTime: 'None',
    quantities: [
      { size: '1 kg', price: 240 },
      { size: '500 g', price: 125 },
      { size: '5 kg', price: 1100, stock: 3 },
    ],
    images: ['/uploads/ab/cdef.webp', '/media/products/red-rice-1.webp'],
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    version: 1,
    hsn: '1102',
    discount: 10,
    description: FOOD.description,
    specifications: FOOD.specifications,
    quantities: [
      { size: '1 kg', price: 240, stock: null },
      { size: '500 g', price: 125, stock: 4, netAmount: 500, netUnit: 'g' },
      { size: '5 kg', price: 1100, stock: 3 },
    ],
    pictures: [
      { url: '/uploads/ab/cdef.webp', alt: '' },
      { url: '/media/products/red-rice-1.webp', alt: 'A bag of flour' },
    ],
  });
  const { actor_id, action, changes } = await lastChange(id);
  expect([actor_id, action]).toEqual([admin.id, 'edit food']);
  expect(Object.keys(changes).sort()).toEqual(
    ['cookTime', 'name', 'origins', 'pictures', 'price', 'quantities'].sort(),
  );
  const emptied = await put({
    ...FOOD,
    _id: id,
    hsn: null,
    gstRate: null,
    shelfLifeDays: null,
    quantities: [],
    images: [],
    // as a draft: a published food needs tax data
    status: 'draft',
  });
  expect(emptied.body).toMatchObject({
    hsn: null,
    gstRate: null,
    shelfLifeDays: null,
    quantities: [],
    pictures: [],
  });
});

test('two admins do not overwrite each other', async () => {
  const { id } = (await add({ name: 'Contested Food' })).body;
  const { version } = await read(id);
  const change = (price: number) => put({ ...FOOD, _id: id, name: 'Contested Food', price, version });
  const responses = await Promise.all([change(1), change(2), change(3)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const rejected = responses.find(({ status }) => status === 409);
  expect(rejected?.body.error).toMatch(/^Somebody else has changed this food meanwhile/);
  const stored = responses.find(({ status }) => status === 200);
  expect((await read(id)).price).toBe(stored?.body.price);
});

test('a sale during an edit is not lost, and a review does not conflict with it', async () => {
  const { id } = (
    await add({ name: 'Sold Meanwhile', quantities: [{ size: '1 kg', price: 600, stock: 9 }], discount: 0 })
  ).body;
  const { version } = await read(id);
  const { me, checkout } = await atCheckout(shop, [{ productId: id, size: '1 kg', quantity: 2 }]);
  expect((await me.post('/api/orders/create', checkout)).status).toBe(201);
  await shop.database.pool.query('update foods set rating_sum = 5, rating_count = 1 where id = $1', [id]);
  const { status, body } = await put({
    ...FOOD,
    _id: id,
    version,
    quantities: [{ size: '1 kg', price: 650 }],
  });
  expect([status, body.quantities[0]]).toMatchObject([200, { price: 650, stock: 7 }]);
});

test('a removed food leaves the shop; carts and orders keep it, and its id is not reused', async () => {
  const { id } = (
    await add({ name: 'Vanishing Food', quantities: [{ size: '1 kg', price: 700 }], discount: 0 })
  ).body;
  const { me, checkout } = await atCheckout(shop, [{ productId: id, size: '1 kg', quantity: 2 }]);
  const { body: order } = await me.post('/api/orders/create', checkout);
  const removed = await as(shop, admin).remove(`/api/foods/${id}`);
  expect([removed.status, removed.body]).toEqual([200, { id }]);
  expect((await shown(id)).status).toBe(404);
  expect((await as(shop, admin).get(`/api/admin/foods/${id}`)).status).toBe(404);
  expect((await as(shop, admin).remove(`/api/foods/${id}`)).status).toBe(404);
  expect((await put({ ...FOOD, _id: id })).status).toBe(404);
  expect((await me.get(`/api/orders/order/${order._id}`)).body.items[0].product.name).toBe('Vanishing Food');
  expect((await me.get('/api/cart')).body.items[0].productId._id).toBe(id);
  expect((await add({ name: 'Vanishing Food' })).body.id).toBe('vanishing-food-2');
  expect(await lastChange(id)).toMatchObject({
    action: 'delete food',
    changes: { name: ['Vanishing Food', null] },
  });
});

test("the admin's list is searched and paged, including drafts", async () => {
  await add({ name: 'Zebra Draft', status: 'draft' });
  const list = async (query: string): Promise<AdminFood[]> =>
    (await as(shop, admin).get(`/api/admin/foods${query}`)).body;
  // as in the shop: regional words in any script, and misspelt ones
  for (const term of ['நல்லெண்ணெய்', 'til ka tel', 'seasame'])
    expect((await list(`?search=${encodeURIComponent(term)}`)).map(({ _id }) => _id)).toContain(
      'wood-pressed-sesame-oil',
    );
  expect((await list('?search=ZEBRA')).map(({ name }) => name)).toEqual(['Zebra Draft']);
  expect(await list('?search=%25')).toEqual([]);
  // one or two letters match the start of a word
  expect((await list('?search=ZE')).map(({ name }) => name)).toEqual(['Zebra Draft']);
  expect(await list('?search=eb')).toEqual([]);
  expect(await list('?search=_')).toEqual([]);
  const all = await list('?limit=200');
  const first = await list('?limit=5');
  expect([...first, ...(await list(`?limit=5&after=${first[4]?._id}`))]).toEqual(all.slice(0, 10));
});
