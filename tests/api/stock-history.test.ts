import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireHolds } from '../../src/server/orders/expire-holds.ts';
import { releaseOrder } from '../../src/server/orders/release-order.ts';
import { restockGoods } from '../../src/server/orders/restock-goods.ts';
import { type Admin, asAdmin } from '../support/admin-actions.ts';
import { importer } from '../support/imports.ts';
import { withLockedOrder } from '../support/locked-order.ts';
import { placedOrder, rows } from '../support/payments.ts';
import { atCheckout, COCONUT, type Line, sellAtListPrice } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const FOOD = 'wood-pressed-coconut-oil';
const OTHER = 'a2-cow-ghee';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  await sellAtListPrice(shop, COCONUT);
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

let sizes = 0;
async function makeSize(stock: number | null, foodId = FOOD): Promise<Line> {
  sizes += 1;
  const size = `history ${sizes}`;
  await rows(
    shop,
    'insert into food_sizes (food_id, size, position, price_paise, stock) values ($1, $2, $3, 100000, $4)',
    foodId,
    size,
    700 + sizes,
    stock,
  );
  return { productId: foodId, size, quantity: 1 };
}
const stockOf = async ({ productId, size }: Line): Promise<number | null> =>
  (
    await rows<{ stock: number | null }>(
      shop,
      'select stock from food_sizes where food_id = $1 and size = $2',
      productId,
      size,
    )
  )[0]?.stock ?? null;
const versionOf = async (foodId: string): Promise<number> =>
  (await rows<{ version: number }>(shop, 'select version from foods where id = $1', foodId))[0]?.version ??
  -1;
const historyOf = async ({ productId, size }: Line) =>
  (await admin.get(`/api/admin/stock/${productId}?size=${encodeURIComponent(size)}&limit=100`)).body;
const move = (line: Line, body: object) =>
  admin.post(`/api/admin/stock/${line.productId}`, { requestId: randomUUID(), size: line.size, ...body });
/** Sizes, also removed ones, whose history does not sum to their stock. */
const unexplained = () =>
  rows(
    shop,
    `select c.food_id, c.size, sum(c.delta)::int as summed, s.stock from stock_changes c
     left join food_sizes s on s.food_id = c.food_id and s.size = c.size
     group by c.food_id, c.size, s.stock having sum(c.delta) <> coalesce(s.stock, 0)
     union all
     select s.food_id, s.size, null, s.stock from food_sizes s where s.stock is not null
       and not exists (select from stock_changes c where c.food_id = s.food_id and c.size = s.size)`,
  );

test('every change of the stock has a row with its reason, its order and who made it', async () => {
  const line = await makeSize(10);
  const { me, order } = await placedOrder(shop, [{ ...line, quantity: 4 }]);
  await me.remove(`/api/orders/${order._id}`);
  expect((await move(line, { reason: 'restocked', quantity: 20 })).body).toEqual({
    size: line.size,
    stock: 30,
  });
  expect((await move(line, { reason: 'broken', quantity: 2, note: 'Fell from the shelf' })).body.stock).toBe(
    28,
  );
  const version = await versionOf(FOOD);
  await admin.put(`/api/admin/foods/${FOOD}/stock`, { version, sizes: [{ size: line.size, stock: 25 }] });
  expect(await historyOf(line)).toMatchObject([
    { reason: 'edited', delta: -3, stock: 25, actor: 'Shopper' },
    { reason: 'broken', delta: -2, stock: 28, note: 'Fell from the shelf', actor: 'Shopper', order: null },
    { reason: 'restocked', delta: 20, stock: 30 },
    { reason: 'released', delta: 4, stock: 10, order: { _id: order._id } },
    {
      reason: 'sold',
      delta: -4,
      stock: 6,
      order: { _id: order._id, number: expect.any(Number) },
      actor: null,
    },
    { reason: 'opening', delta: 10, stock: 10 },
  ]);
});

test('the history is read page by page, newest first', async () => {
  const line = await makeSize(1);
  for (const quantity of [2, 3, 4]) await move(line, { reason: 'restocked', quantity });
  const path = `/api/admin/stock/${FOOD}?size=${encodeURIComponent(line.size)}&limit=2`;
  const first = (await admin.get(path)).body;
  const second = (await admin.get(`${path}&after=${first[1].id}`)).body;
  expect([...first, ...second].map(({ delta }) => delta)).toEqual([4, 3, 2, 1]);
  expect((await admin.get('/api/admin/stock/no-such-food')).status).toBe(404);
  expect((await admin.get(`${path}&after=x`)).status).toBe(400);
});

test('a write-off never goes below zero, and needs a size that is counted', async () => {
  const line = await makeSize(3);
  const tooMuch = await move(line, { reason: 'expired', quantity: 4 });
  expect([tooMuch.status, tooMuch.body.error]).toEqual([409, 'Only 3 pieces are left.']);
  // ten at once, for three pieces
  const results = await Promise.all(
    Array.from({ length: 10 }, () => move(line, { reason: 'own-use', quantity: 1 })),
  );
  expect(results.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(await stockOf(line)).toBe(0);
  const uncounted = await makeSize(null);
  expect((await move(uncounted, { reason: 'broken', quantity: 1 })).body.code).toBe('stock-not-counted');
  expect((await move({ ...line, size: 'none' }, { reason: 'broken', quantity: 1 })).body.code).toBe(
    'size-not-sold',
  );
  for (const quantity of [0, -1, 1.5, '2', 1e9])
    expect((await move(line, { reason: 'restocked', quantity })).status).toBe(400);
  expect((await move(line, { reason: 'sold', quantity: 1 })).status).toBe(400);
});

test('a request that is sent twice, also at once, is written once', async () => {
  const line = await makeSize(10);
  const body = { requestId: randomUUID(), reason: 'broken', quantity: 2 };
  const both = await Promise.all([move(line, body), move(line, body)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await move(line, body)).body.stock).toBe(8);
  expect((await move(line, { ...body, quantity: 3 })).body.code).toBe('key-reused');
  expect(await stockOf(line)).toBe(8);
});

test('stock of several foods is saved at once; a food that changed meanwhile is named and left alone', async () => {
  const [oil, ghee] = [await makeSize(10), await makeSize(5, OTHER)];
  const foods = async (seen: number) => [
    { _id: FOOD, version: await versionOf(FOOD), sizes: [{ size: oil.size, stock: 40, seen }] },
    { _id: OTHER, version: await versionOf(OTHER), sizes: [{ size: ghee.size, stock: 50, seen: 5 }] },
  ];
  await placedOrder(shop, [oil]);
  const { status, body } = await admin.put('/api/admin/stock', { reason: 'counted', foods: await foods(10) });
  expect([status, body.saved]).toEqual([200, [OTHER]]);
  expect(body.conflicts).toMatchObject([
    {
      _id: FOOD,
      message: `Wood-Pressed Coconut Oil (${oil.size}): 9 pieces by now. Your number is still here; check it and save again.`,
      version: await versionOf(FOOD),
    },
  ]);
  expect(body.conflicts[0].sizes).toContainEqual({ size: oil.size, stock: 9 });
  expect([await stockOf(oil), await stockOf(ghee)]).toEqual([9, 50]);

  const [again] = await foods(9);
  expect((await admin.put('/api/admin/stock', { reason: 'counted', foods: [again] })).body.saved).toEqual([
    FOOD,
  ]);
  expect(await historyOf(oil)).toMatchObject([{ reason: 'counted', delta: 31, stock: 40 }, {}, {}]);
  // another admin has saved it since
  const old = await admin.put('/api/admin/stock', {
    reason: 'counted',
    foods: [{ ...again, sizes: [{ size: oil.size, stock: 1 }] }],
  });
  expect(old.body.conflicts[0].message).toMatch(/^Wood-Pressed Coconut Oil: Somebody else has changed/);
  expect(await stockOf(oil)).toBe(40);
  const gone = { _id: 'no-such-food', version: 0, sizes: [{ size: 'x', stock: 1 }] };
  expect(
    (await admin.put('/api/admin/stock', { reason: 'counted', foods: [gone] })).body.conflicts,
  ).toMatchObject([{ _id: 'no-such-food', version: null }]);
});

test('a number in the form of a food does not undo the sales since it was opened', async () => {
  const line = await makeSize(10);
  const { body: food } = await admin.get(`/api/admin/foods/${FOOD}`);
  await placedOrder(shop, [{ ...line, quantity: 3 }]);
  const quantities = food.quantities.map(
    ({ size, price, stock }: { size: string; price: number; stock: number }) =>
      size === line.size ? { size, price, stock: 30, stockSeen: 10 } : { size, price, stockSeen: stock },
  );
  const { body } = await admin.put('/api/foods', { ...food, quantities });
  expect(body.quantities.find(({ size }: Line) => size === line.size).stock).toBe(27);
});

test('the history of a size outlives it, and goes on when the size is sold again', async () => {
  const line = await makeSize(8);
  const { body: food } = await admin.get(`/api/admin/foods/${FOOD}`);
  type Size = { size: string; price: number };
  const others = food.quantities.filter(({ size }: Size) => size !== line.size);
  const without = await admin.put('/api/foods', {
    ...food,
    quantities: others.map(({ size, price }: Size) => ({ size, price })),
  });
  await admin.put('/api/foods', {
    ...food,
    version: without.body.version,
    quantities: [
      ...others.map(({ size, price }: Size) => ({ size, price })),
      { size: line.size, price: 1000, stock: 3 },
    ],
  });
  expect(await historyOf(line)).toMatchObject([
    { reason: 'opening', delta: 3, stock: 3, actor: 'Shopper' },
    { reason: 'removed', delta: -8, stock: null, actor: 'Shopper' },
    { reason: 'opening', delta: 8, stock: 8 },
  ]);
});

test('random orders, cancellations, returns, edits and write-offs: the history sums to the stock', async () => {
  const lines = [await makeSize(20), await makeSize(20)];
  const acts = ['order', 'order', 'cancel', 'expire', 'return', 'set', 'uncount', 'in', 'out'] as const;
  const perform = async (act: (typeof acts)[number], which: number, number: number): Promise<void> => {
    const line = lines[which] as Line;
    const [order] = await rows<{ id: string }>(
      shop,
      `select o.id from orders o join order_items i on i.order_id = o.id where i.size = $1 order by random() limit 1`,
      line.size,
    );
    if (act === 'order') {
      // the cart takes no more than there is
      const customer = await atCheckout(shop, [{ ...line, quantity: 1 + (number % 4) }]).catch(
        () => undefined,
      );
      await customer?.me.post('/api/orders/create', customer.checkout);
    }
    if (act === 'set' || act === 'uncount')
      await admin.put('/api/admin/stock', {
        reason: 'counted',
        foods: [
          {
            _id: FOOD,
            version: await versionOf(FOOD),
            sizes: [{ size: line.size, stock: act === 'set' ? number : null }],
          },
        ],
      });
    if (act === 'in') await move(line, { reason: 'restocked', quantity: number + 1 });
    if (act === 'out') await move(line, { reason: 'broken', quantity: number + 1 });
    if (act === 'expire' && order) {
      await rows(
        shop,
        "update orders set held_until = now() - interval '1 second' where id = $1 and held_until is not null",
        order.id,
      );
      await expireHolds(shop.database.db);
    }
    if (act === 'cancel' && order) await withLockedOrder(shop.database.db, order.id, releaseOrder);
    if (act === 'return' && order)
      await withLockedOrder(shop.database.db, order.id, async (tx) => {
        await restockGoods(tx, order.id, [{ productId: line.productId, size: line.size, quantity: 1 }]);
      });
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...acts), fc.nat(1), fc.nat(12)), { minLength: 3, maxLength: 12 }),
      async (steps) => {
        for (let first = 0; first < steps.length; first += 3)
          await Promise.all(steps.slice(first, first + 3).map((step) => perform(...step)));
        expect(await unexplained()).toEqual([]);
        // no row hides a change of another: each starts where the one before it ended
        const broken = await rows(
          shop,
          `select * from (select id, stock, delta, lag(stock) over (partition by food_id, size order by id) as before
             from stock_changes where size like 'history %') c
           where stock is not null and before is not null and before + delta <> stock`,
        );
        expect(broken).toEqual([]);
      },
    ),
    { numRuns: 8 },
  );
}, 60_000);

test('imports and what the demo brought are explained too', async () => {
  const line = await makeSize(6);
  const file = `id,size,stock\n${FOOD},${line.size},9\n`;
  expect(await importer(shop, admin.admin).run(file)).toMatchObject({ state: 'done', changed: 1 });
  expect(await historyOf(line)).toMatchObject([
    { reason: 'imported', delta: 3, stock: 9, actor: 'Shopper' },
    {},
  ]);
  expect(await unexplained()).toEqual([]);
  const [{ count = 0 } = {}] = await rows<{ count: number }>(
    shop,
    "select count(*)::int as count from stock_changes where reason = 'other'",
  );
  expect(count).toBe(0);
});
