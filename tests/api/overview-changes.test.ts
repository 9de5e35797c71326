import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countChangedDays } from '../../src/server/overview/count-changed-days.ts';
import { type Admin, asAdmin } from '../support/admin-actions.ts';
import { expectStats, readSoldOrders } from '../support/overview-stats.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const FROM = '2027-01-01';
const TO = '2027-01-05';
let shop: TestShop;
let admin: Admin;

beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const query = (sql: string, values: unknown[] = []) => shop.database.pool.query(sql, values);

const AN_ORDER = `
  with made as (
    insert into orders (id, name, email, phone, address, items_paise, total_paise, created_at)
    values (gen_random_uuid(), 'Walker', '', '', '"Somewhere"', 30001, 30001,
      timestamptz '2027-01-01 00:00+05:30' + $1 * interval '7 hours 29 minutes') returning id)
  insert into order_items (order_id, position, food_id, name, size, list_price_paise, charged_price_paise, quantity)
  select made.id, s.n, s.food_id, 'x', s.size, 10001, 10001, s.n
  from made, (select food_id, size, row_number() over () as n from food_sizes order by md5(food_id || size || $1) limit 2) s`;

/** $1 selects one of the existing orders. */
const ONE =
  '(select id from orders order by id offset $1::int % greatest(1, (select count(*) from orders)) limit 1)';
const changes = {
  place: AN_ORDER,
  'place many': `insert into orders (id, name, email, phone, address, items_paise, total_paise, created_at)
    select gen_random_uuid(), 'Walker', '', '', '"Somewhere"', 7, 7, timestamptz '2027-01-01 00:00+05:30' + n * interval '1 day'
    from generate_series(0, $1::int % 5) n`,
  pay: `update orders set payment_status = 'COMPLETED', payment_id = 'p', status = 'PAYMENT' where id = ${ONE}`,
  'pay all': `update orders set payment_status = 'COMPLETED', payment_id = 'p' where $1::int is not null`,
  refund: `update orders set payment_status = 'REFUNDED' where id = ${ONE}`,
  cancel: `update orders set status = 'CANCELLED' where id = ${ONE}`,
  'delivery charge': `update orders set delivery_paise = delivery_paise + 4999, total_paise = total_paise + 4999 where id = ${ONE}`,
  coupon: `update orders set coupon_code = (select min(code) from coupons), discount_paise = discount_paise + 1,
    total_paise = total_paise - 1 where discount_paise < items_paise and id = ${ONE}`,
  forget: `update orders set deleted_at = case when deleted_at is null then now() end where id = ${ONE}`,
  remove: `delete from orders where id = ${ONE}`,
  'other day': `update orders set created_at = created_at + interval '1 day' where created_at < '2027-01-04' and id = ${ONE}`,
  'other quantity': `update order_items set quantity = quantity % 99 + 1 where order_id = ${ONE}`,
  'other price': `update order_items set charged_price_paise = charged_price_paise - 1 where order_id = ${ONE}`,
  'other order': `update order_items set order_id = ${ONE}, position = position + 100
    where position < 100 and order_id = (select max(order_id::text)::uuid from order_items)
      and not exists (select from order_items i where i.order_id = ${ONE})`,
  'fewer lines': `delete from order_items where position = 2 and order_id = ${ONE}`,
};
type Change = keyof typeof changes;
type Step = { what: Change | 'count'; which: number };
const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom<Step['what']>(
    'count',
    'place',
    'place',
    'pay',
    'pay',
    ...(Object.keys(changes) as Change[]),
  ),
  which: fc.nat(20),
});

/** Whether stats come from cached totals or from the orders, they must be the same. */
async function expectRight(): Promise<void> {
  const { status, body } = await admin.get(`/api/admin/overview?from=${FROM}&to=${TO}`);
  expect(status).toBe(200);
  expectStats(body, await readSoldOrders(shop.database.pool));
}

test('AD-14 after any change of orders, the overview matches the orders', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await query('delete from orders');
      for (const { what, which } of steps) {
        if (what === 'count') await countChangedDays(shop.database.db);
        else await query(changes[what], [which]);
        await expectRight();
      }
      await countChangedDays(shop.database.db);
      expect((await query('select from changed_days')).rowCount).toBe(0);
      await expectRight();
    }),
    { numRuns: 10 },
  );
});

test.each<Change>(['place', 'pay', 'remove', 'other quantity'])(
  'a change (%s) that commits while its day is counted is counted by the next run',
  async (what) => {
    await query('delete from orders');
    await query(AN_ORDER, [1]);
    await query(changes['pay all'], [1]);
    await query(AN_ORDER, [1]);
    const change = (client: PoolClient) => client.query(changes[what], [1]);
    const client = await shop.database.pool.connect();
    try {
      await client.query('begin');
      await change(client);
      await countChangedDays(shop.database.db);
      await expectRight();
      await client.query('commit');
    } finally {
      client.release();
    }
    await expectRight();
    await countChangedDays(shop.database.db);
    await expectRight();
  },
);

test('two concurrent runs do not conflict', async () => {
  await query('delete from orders');
  for (let n = 0; n < 8; n += 1) await query(AN_ORDER, [n]);
  await query(changes['pay all'], [1]);
  await Promise.all(Array.from({ length: 3 }, () => countChangedDays(shop.database.db)));
  await expectRight();
  expect((await query('select from changed_days')).rowCount).toBe(0);
});

test('a partial refund is subtracted on the day of its order, before and after that day is counted', async () => {
  await query('delete from orders');
  await query(AN_ORDER, [3]);
  await query(changes['pay all'], [0]);
  await countChangedDays(shop.database.db);
  await query(
    `with paid as (
       insert into payments (id, order_id, provider, provider_payment_id, amount_minor, currency, status, captured_at)
       select gen_random_uuid(), id, 'outside', 'p', total_paise, 'INR', 'captured', now() from orders returning id)
     insert into refunds (id, payment_id, idempotency_key, amount_minor, status)
     select gen_random_uuid(), id, 'k', 10001, 'requested' from paid`,
  );
  const revenue = async () =>
    (await admin.get(`/api/admin/overview?from=${FROM}&to=${TO}`)).body.now as Record<string, number>;
  expect(await revenue()).toMatchObject({ revenue: 300.01, refunded: 0 });
  await countChangedDays(shop.database.db);
  await query("update refunds set status = 'processed'");
  for (const _ of ['from the orders', 'from cached totals']) {
    expect(await revenue()).toMatchObject({ revenue: 200, refunded: 100.01, average: 200 });
    await expectRight();
    await countChangedDays(shop.database.db);
  }
  await query("update refunds set status = 'failed'");
  expect(await revenue()).toMatchObject({ revenue: 300.01, refunded: 0 });
  await query('delete from refunds');
  await query('delete from payments');
});
