import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asAdmin, lastChange } from '../support/admin-actions.ts';
import { makeBlocked } from '../support/admins.ts';
import { json } from '../support/people.ts';
import { as, COCONUT, checkoutOf, type Line, makeShopper, SESAME, type Shopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Awaited<ReturnType<typeof asAdmin>>;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
  await letGuestsShop(true);
});
afterAll(() => shop.close());

const letGuestsShop = async (isOn: boolean) =>
  expect((await admin.put('/api/admin/settings/guests', { isOn })).status).toBe(200);
const change = (sql: string, values: unknown[] = []) => shop.database.pool.query(sql, values);
const price = async (items: unknown) => {
  const response = await shop.request('/api/cart/prices', json('POST', { items }));
  return { status: response.status, body: await response.json(), headers: response.headers };
};
const merge = (who: Shopper, items: unknown, id: string = randomUUID()) =>
  as(shop, who).post('/api/cart/merge', { id, items });
const quantities = ({ items }: { items: { productId: { _id: string }; size: string; quantity: number }[] }) =>
  items.map(({ productId, quantity }) => [productId._id, quantity]);
const lines = (...wanted: Line[]) => wanted.map(({ productId, quantity }) => [productId, quantity]);
const inCart = async (who: Shopper) => quantities((await as(shop, who).get('/api/cart')).body);

test('without the setting the API and the shop are as without guest shopping', async () => {
  const who = await makeShopper(shop);
  await letGuestsShop(false);
  expect((await (await shop.request('/api/shop')).json()).hasGuestShopping).toBe(false);
  expect((await price([SESAME])).status).toBe(404);
  expect((await merge(who, [SESAME])).status).toBe(404);
  expect(await inCart(who)).toEqual([]);
  await letGuestsShop(true);
  expect((await (await shop.request('/api/shop')).json()).hasGuestShopping).toBe(true);
  expect(await lastChange(shop, 'guest shopping')).toMatchObject({
    action: 'change guest shopping',
    changes: { isOn: [false, true] },
  });
});

test('the setting rejects an outdated version and values that are not true or false', async () => {
  const { version } = (await admin.get('/api/admin/settings/guests')).body;
  const late = await admin.put('/api/admin/settings/guests', { isOn: false, version: version - 1 });
  expect([late.status, late.body.current]).toEqual([409, { isOn: true, version }]);
  for (const isOn of ['true', 1, null, undefined]) {
    expect((await admin.put('/api/admin/settings/guests', { isOn })).status).toBe(400);
  }
});

test('a guest cart is priced by the shop, whatever price it names', async () => {
  const { status, body, headers } = await price([{ ...SESAME, price: 1, listPrice: 1, stock: 5 }, COCONUT]);
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(body.items).toMatchObject([
    {
      productId: { _id: SESAME.productId },
      size: '1 L',
      price: 486,
      listPrice: 540,
      quantity: 3,
      stock: null,
    },
    { productId: { _id: COCONUT.productId }, price: 504, quantity: 2, isAvailable: true },
  ]);
});

test('foods that are no longer sold are left out, sizes are marked, and stock is counted', async () => {
  await change(
    `insert into food_sizes (food_id, size, position, price_paise, stock) values ($1, 'mug', 90, 9900, 2)`,
    [SESAME.productId],
  );
  await change("update foods set status = 'draft' where id = $1", [COCONUT.productId]);
  const { body } = await price([
    { ...SESAME, size: 'mug' },
    { ...SESAME, size: 'bucket' },
    COCONUT,
    { ...SESAME, productId: 'no-such-food' },
    { ...SESAME, productId: '../../etc' },
    { ...SESAME, productId: '\u0000' },
  ]);
  await change("update foods set status = 'published' where id = $1", [COCONUT.productId]);
  expect(body.items).toMatchObject([
    { size: 'mug', price: 89.1, stock: 2, isAvailable: true },
    { size: 'bucket', price: 0, isAvailable: false },
  ]);
  expect(JSON.stringify(body)).not.toContain(COCONUT.productId);
});

test.each([
  ['nothing', []],
  ['no list', 'all'],
  ['more lines than a cart has', Array.from({ length: 51 }, () => SESAME)],
  ['no quantity', [{ productId: SESAME.productId, size: '1 L' }]],
  ['quantity 0', [{ ...SESAME, quantity: 0 }]],
  ['a negative quantity', [{ ...SESAME, quantity: -3 }]],
  ['half a piece', [{ ...SESAME, quantity: 0.5 }]],
  ['a hundred', [{ ...SESAME, quantity: 100 }]],
  ['an object as id', [{ ...SESAME, productId: { _id: SESAME.productId } }]],
  ['an endless id', [{ ...SESAME, productId: 'a'.repeat(201) }]],
  ['an endless size', [{ ...SESAME, size: 'a'.repeat(41) }]],
])('a guest cart with %s is rejected, priced or merged', async (_, items) => {
  expect((await price(items)).status).toBe(400);
  const who = await makeShopper(shop);
  expect((await merge(who, items)).status).toBe(400);
  expect(await inCart(who)).toEqual([]);
});

test('a huge body is rejected', async () => {
  const { status } = await price([{ ...SESAME, note: 'x'.repeat(3_000_000) }]);
  expect(status).toBe(413);
});

test('a merge needs a session that is not blocked, and an id', async () => {
  const body = { id: randomUUID(), items: [SESAME] };
  expect((await shop.request('/api/cart/merge', json('POST', body))).status).toBe(401);
  expect((await merge(await makeBlocked(shop), [SESAME])).status).toBe(403);
  expect((await merge(await makeShopper(shop), [SESAME], 'no-uuid')).status).toBe(400);
});

test('at the login the guest cart joins the customer’s cart: of a line in both the larger quantity stays', async () => {
  const who = await makeShopper(shop);
  await as(shop, who).post('/api/cart', { ...SESAME, quantity: 5 });
  const { status, body } = await merge(who, [{ ...SESAME, price: 1 }, COCONUT]);
  expect([status, body.skipped]).toEqual([200, []]);
  expect(quantities(body)).toEqual(lines({ ...SESAME, quantity: 5 }, COCONUT));
  expect(body.items[0].price).toBe(486);
});

test('a repeated merge changes nothing, not even after the customer has removed the lines', async () => {
  const who = await makeShopper(shop);
  const id = randomUUID();
  expect(quantities((await merge(who, [SESAME], id)).body)).toEqual(lines(SESAME));
  expect(quantities((await merge(who, [SESAME], id)).body)).toEqual(lines(SESAME));
  await as(shop, who).remove('/api/cart');
  const late = await merge(who, [SESAME, COCONUT], id);
  expect([late.status, late.body]).toEqual([200, { items: [], skipped: [] }]);
});

test('two tabs that merge at once merge once', async () => {
  const who = await makeShopper(shop);
  const id = randomUUID();
  await as(shop, who).post('/api/cart', { ...SESAME, quantity: 1 });
  const merges = await Promise.all(Array.from({ length: 8 }, () => merge(who, [SESAME, COCONUT], id)));
  expect(new Set(merges.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await inCart(who)).toEqual(lines(SESAME, COCONUT));
  const { rows } = await change('select version, merged from carts where user_id = $1', [who.id]);
  expect(rows).toEqual([{ version: 2, merged: [id] }]);
});

test('the cart of another customer stays as it is', async () => {
  const [one, other] = [await makeShopper(shop), await makeShopper(shop)];
  const id = randomUUID();
  await merge(one, [SESAME], id);
  expect(await inCart(other)).toEqual([]);
  await merge(other, [COCONUT], id);
  expect([await inCart(one), await inCart(other)]).toEqual([lines(SESAME), lines(COCONUT)]);
});

test('a merge respects the stock and the size of a cart, and names what did not fit', async () => {
  const who = await makeShopper(shop);
  const sizes = Array.from({ length: 50 }, (_, index) => `s${index}`);
  await change(
    `insert into food_sizes (food_id, size, position, price_paise)
     select $1, size, 100 + position, 5000 from unnest($2::text[]) with ordinality as t (size, position)`,
    [COCONUT.productId, sizes],
  );
  await change(
    `insert into food_sizes (food_id, size, position, price_paise, stock)
     values ($1, 'two left', 80, 5000, 2), ($1, 'sold out', 81, 5000, 0)`,
    [SESAME.productId],
  );
  const { body } = await merge(who, [
    { ...SESAME, size: 'two left', quantity: 9 },
    { ...SESAME, size: 'sold out', quantity: 1 },
    { ...SESAME, size: 'never sold', quantity: 1 },
    { ...SESAME, productId: 'no-such-food' },
    ...sizes.slice(1, 47).map((size) => ({ ...COCONUT, size })),
  ]);
  expect(body.items).toHaveLength(47);
  expect(body.items[0]).toMatchObject({ size: 'two left', quantity: 2 });
  expect(body.skipped.map(({ size }: { size: string }) => size)).toEqual([
    'two left',
    'sold out',
    'never sold',
  ]);
  const full = await merge(
    who,
    sizes.map((size) => ({ ...COCONUT, size })),
  );
  expect(full.body.items).toHaveLength(50);
  expect(full.body.skipped).toHaveLength(1);
});

test('an order with the prices that a guest saw is placed after the merge; a forged price is not', async () => {
  const who = await makeShopper(shop);
  await merge(who, [SESAME]);
  const checkout = await checkoutOf(shop, who);
  const forged = { ...checkout, totalPrice: 3, items: checkout.items.map((item) => ({ ...item, price: 1 })) };
  const me = as(shop, who);
  expect((await me.post('/api/orders/create', forged)).body).toMatchObject({
    code: 'price-changed',
    fresh: { totalPrice: 1458 },
  });
  expect((await me.post('/api/orders/create', checkout)).status).toBe(201);
});

test('a flood of price requests is slowed down', async () => {
  await change(
    `insert into limits (key, points, expire) select 'guest-prices:' || address, 600, $1
     from unnest(array['unknown', 'in-process', '127.0.0.1']) address
     on conflict (key) do update set points = 600, expire = excluded.expire`,
    [Date.now() + 60_000],
  );
  const { status, headers } = await price([SESAME]);
  expect([status, Number(headers.get('Retry-After')) > 0]).toEqual([429, true]);
});
