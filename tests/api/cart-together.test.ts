import { afterAll, beforeAll, expect, test } from 'vitest';
import { countQueries } from '../support/count-queries.ts';
import { as, COCONUT, makeShopper, makeShoppers, SESAME } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let replica: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  replica = await openTestShop({}, { databaseUrl: shop.databaseUrl });
});
afterAll(async () => {
  await replica.close();
  await shop.close();
});

const change = (sql: string, values: unknown[] = []) => shop.database.pool.query(sql, values);
const versionOf = async (id: string): Promise<number> =>
  (await change('select version from carts where user_id = $1', [id])).rows[0].version;

/** Customers who have a cart already: their next changes are written together. */
async function withCarts(count: number) {
  const people = await makeShoppers(shop, count);
  await change('insert into carts (user_id, version) select id, 1 from unnest($1::uuid[]) id', [
    people.map(({ id }) => id),
  ]);
  return people.map((who) => ({ ...who, ...as(shop, who) }));
}

test('changes of many customers at once need few queries, and each gets the own cart', async () => {
  const people = await withCarts(40);
  const responses: Awaited<ReturnType<(typeof people)[number]['post']>>[] = [];
  const queries = await countQueries(shop, async () => {
    const changes = people.map((me, index) => me.post('/api/cart', { ...SESAME, quantity: 1 + index }));
    responses.push(...(await Promise.all(changes)));
  });
  // one for each session, and not one for each change
  expect(queries).toBeLessThan(40 + 20);
  expect(responses.map(({ status, body }) => [status, body.items.length, body.items[0].quantity])).toEqual(
    people.map((_, index) => [200, 1, 1 + index]),
  );
  for (const [index, me] of people.entries())
    expect((await me.get('/api/cart')).body).toEqual(responses[index]?.body);
});

test('a change that is rejected has its own reason and stops no other', async () => {
  const honey = { productId: 'kolli-hills-forest-honey', size: '1 kg', quantity: 90 };
  const wanted: [object, number, string | undefined][] = [
    [SESAME, 200, undefined],
    [{ ...SESAME, price: 1 }, 409, 'price-changed'],
    [honey, 409, 'out-of-stock'],
    [{ ...SESAME, productId: 'no-such-food' }, 404, 'food-not-found'],
    [{ ...SESAME, size: '7 L' }, 400, 'size-not-sold'],
    [{ ...SESAME, size: 'a\u0000b' }, 400, 'bad-request'],
    [COCONUT, 200, undefined],
  ];
  const people = await withCarts(wanted.length * 3);
  const responses = await Promise.all(
    people.map((me, index) => me.post('/api/cart', wanted[index % wanted.length]?.[0])),
  );
  for (const [index, { status, body }] of responses.entries()) {
    const [line, expected, code] = wanted[index % wanted.length] ?? [];
    expect([status, body.code], JSON.stringify(line)).toEqual([expected, code]);
    const items = (await people[index]?.get('/api/cart'))?.body.items;
    expect(items).toHaveLength(status === 200 ? 1 : 0);
  }
});

test('a cart that is locked for long delays only its own customer', async () => {
  const [locked, ...others] = await withCarts(10);
  if (!locked) throw new Error('nobody');
  const client = await shop.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('update carts set version = version + 1 where user_id = $1', [locked.id]);
    let isWritten = false;
    const waiting = locked.post('/api/cart', SESAME).then((response) => {
      isWritten = true;
      return response;
    });
    for (let round = 0; round < 3; round += 1) {
      const responses = await Promise.all(others.map((me) => me.post('/api/cart', COCONUT)));
      expect(responses.map(({ status }) => status)).toEqual(others.map(() => 200));
    }
    expect(isWritten).toBe(false);
    await client.query('commit');
    expect((await waiting).body.items).toHaveLength(1);
    expect(await versionOf(locked.id)).toBe(3);
  } finally {
    client.release();
  }
});

test('fifty concurrent changes of one customer at two replicas: each increments the version, and every line is there', async () => {
  const who = await makeShopper(shop);
  const lines = [SESAME, { ...SESAME, size: '500 ml' }, COCONUT, { ...COCONUT, size: '500 ml' }];
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      as(index % 2 ? shop : replica, who).post('/api/cart', { ...lines[index % 4], quantity: 1 + index }),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(await versionOf(who.id)).toBe(50);
  const { items } = (await as(shop, who).get('/api/cart')).body as { items: { quantity: number }[] };
  expect(items).toHaveLength(4);
  // each line has a quantity that somebody asked for this line
  expect(items.map(({ quantity }) => (quantity - 1) % 4).toSorted()).toEqual([0, 1, 2, 3]);
});

test('of fifty concurrent new lines for the last free places of a cart, no more are added', async () => {
  const [me] = await withCarts(1);
  if (!me) throw new Error('nobody');
  await change(
    `insert into cart_items (user_id, food_id, size, quantity)
     select $1, 'wood-pressed-coconut-oil', 'old size ' || n, 1 from generate_series(1, 45) n`,
    [me.id],
  );
  await change(
    `insert into food_sizes (food_id, size, position, price_paise)
     select 'cold-pressed-mustard-oil', 'jar ' || n, 100 + n, 10000 from generate_series(1, 50) n`,
  );
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      as(index % 2 ? shop : replica, me).post('/api/cart', {
        productId: 'cold-pressed-mustard-oil',
        size: `jar ${index + 1}`,
        quantity: 1,
      }),
    ),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(responses.filter(({ body }) => body.code === 'cart-full')).toHaveLength(45);
  expect((await me.get('/api/cart')).body.items).toHaveLength(50);
});

/** ₹3.33 less 15 %: 283.05 paise, charged as 283. */
const ODD = { productId: 'wood-pressed-sesame-oil', size: 'ten, "of" {these}\\, NULL', quantity: 2 };

test.each([
  [{}, 200],
  [{ price: null }, 200],
  [{ price: 2.83 }, 200],
  [{ price: 2.8305 }, 200],
  [{ price: 2.84 }, 409],
  [{ price: 3.33 }, 409],
  [{ price: -1e300 }, 409],
  [{ quantity: 7 }, 200],
  [{ quantity: 8 }, 409],
])('%j gets %i whether it is written with others or by itself', async (wanted, status) => {
  await change(
    `insert into food_sizes (food_id, size, position, price_paise, stock) values ($1, $2, 91, 333, 7)
     on conflict (food_id, size) do nothing`,
    [ODD.productId, ODD.size],
  );
  await change('update foods set discount_percent = 15 where id = $1', [ODD.productId]);
  const [withCart] = await withCarts(1);
  const without = as(shop, await makeShopper(shop));
  const together = await withCart?.post('/api/cart', { ...ODD, ...wanted });
  const alone = await without.post('/api/cart', { ...ODD, ...wanted });
  const { requestId: _one, ...first } = together?.body ?? {};
  const { requestId: _other, ...second } = alone.body;
  expect(together?.status).toBe(status);
  expect([alone.status, second]).toEqual([status, first]);
});
