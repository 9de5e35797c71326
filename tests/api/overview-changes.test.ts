import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countChangedDays } from '../../src/server/overview/count-changed-days.ts';
import { type Admin, asAdmin } from '../support/admin-actions.ts';
import { expectStats, readLedger, readSoldOrders } from '../support/overview-stats.ts';
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
  'pay in money': `with paid as (
      update orders set payment_status = 'COMPLETED', payment_id = 'p', status = 'PAYMENT'
      where id = ${ONE} and total_paise > 0 and not exists (select from payments p where p.order_id = orders.id) returning *)
    insert into payments (id, order_id, provider, provider_payment_id, amount_minor, currency, status, captured_at)
    select gen_random_uuid(), id, 'outside', id, total_paise, 'INR', 'captured', created_at + $1 * interval '5 hours' from paid`,
  'refund a part': `insert into refunds (id, payment_id, idempotency_key, amount_minor, status, processed_at)
    select gen_random_uuid(), p.id, gen_random_uuid(), 1 + (p.amount_minor - 1) / 3, 'processed', p.captured_at + $1 * interval '7 hours'
    from payments p where (select count(*) from refunds r where r.payment_id = p.id) < 2
    order by p.id offset $1::int % 3 limit 1`,
  'refund fails': `update refunds set status = 'failed'
    where id = (select id from refunds order by id offset $1::int % 3 limit 1)`,
  pay: `update orders set payment_status = 'COMPLETED', payment_id = 'p', status = 'PAYMENT' where id = ${ONE}`,
  'pay all': `update orders set payment_status = 'COMPLETED', payment_id = 'p' where $1::int is not null`,
  refund: `update orders set payment_status = 'REFUNDED' where id = ${ONE}`,
  cancel: `update orders set status = 'CANCELLED' where id = ${ONE}`,
  'delivery charge': `update orders set delivery_paise = delivery_paise + 4999, total_paise = total_paise + 4999
    where id = ${ONE} and not exists (select from payments p where p.order_id = orders.id)`,
  coupon: `update orders set coupon_code = (select min(code) from coupons), discount_paise = discount_paise + 1,
    total_paise = total_paise - 1
    where discount_paise < items_paise and id = ${ONE} and not exists (select from payments p where p.order_id = orders.id)`,
  forget: `update orders set deleted_at = case when deleted_at is null then now() end where id = ${ONE}`,
  remove: `delete from orders where id = ${ONE} and not exists (select from payments p where p.order_id = orders.id)`,
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
    'pay in money',
    'pay in money',
    'refund a part',
    ...(Object.keys(changes) as Change[]),
  ),
  which: fc.nat(20),
});

async function deleteAll(): Promise<void> {
  for (const table of ['refunds', 'payments', 'orders']) await query(`delete from ${table}`);
}

/** Whether stats come from cached totals or from the orders, they must be the same. */
async function expectRight(): Promise<void> {
  const { status, body } = await admin.get(`/api/admin/overview?from=${FROM}&to=${TO}`);
  expect(status).toBe(200);
  expectStats(body, await readSoldOrders(shop.database.pool), await readLedger(shop.database.pool));
}

test('AD-14 after any change of orders, the overview matches the orders', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await deleteAll();
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
    await deleteAll();
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
  await deleteAll();
  for (let n = 0; n < 8; n += 1) await query(AN_ORDER, [n]);
  await query(changes['pay all'], [1]);
  await Promise.all(Array.from({ length: 3 }, () => countChangedDays(shop.database.db)));
  await expectRight();
  expect((await query('select from changed_days')).rowCount).toBe(0);
});

/** The sum of all days. */
async function readAll(): Promise<Record<'gross' | 'refunded' | 'revenue', number>> {
  const { body } = await admin.get('/api/admin/overview?from=2026-12-31&to=2027-12-30');
  return body.now;
}

test('whatever happened, all days together are the payments less the refunds of the ledger', async () => {
  const paise = fc.integer({ min: 1, max: 500_000 });
  const history = fc.record({
    total: paise,
    // the amount of a payment in another currency
    cents: fc.option(fc.integer({ min: 7, max: 9000 }), { nil: undefined }),
    // all its days are within the year that is read
    placed: fc.integer({ min: 0, max: 290 }),
    captured: fc.integer({ min: 0, max: 30 }),
    refunds: fc.array(fc.record({ share: fc.double({ min: 0, max: 1, noNaN: true }), after: fc.nat(30) }), {
      maxLength: 4,
    }),
    isRefundedFully: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(history, { minLength: 1, maxLength: 12 }), async (histories) => {
      await deleteAll();
      let expected = { gross: 0, refunded: 0 };
      for (const { total, cents, placed, captured, refunds, isRefundedFully } of histories) {
        const amount = cents ?? total;
        const { rows } = await query(
          `with made as (
             insert into orders (id, name, email, phone, address, items_paise, total_paise, created_at, payment_status, payment_id, status)
             values (gen_random_uuid(), 'Walker', '', '', '"Somewhere"', $1, $1, timestamptz '2027-01-01 00:00+05:30' + $2 * interval '1 day',
               'COMPLETED', 'p', 'PAYMENT') returning id, created_at)
           insert into payments (id, order_id, provider, provider_payment_id, amount_minor, currency, status, captured_at)
           select gen_random_uuid(), id, 'outside', id, $3, $4, 'captured', created_at + $5 * interval '1 day' from made returning id, captured_at`,
          [total, placed, amount, cents ? 'USD' : 'INR', captured],
        );
        let left = amount;
        const parts = refunds.map(({ share, after }) => ({ part: Math.floor(left * share * 0.5), after }));
        if (isRefundedFully) parts.push({ part: amount, after: 40 });
        for (const { part, after } of parts) {
          const refunded = Math.min(part, left);
          if (refunded <= 0) continue;
          left -= refunded;
          await query(
            `insert into refunds (id, payment_id, idempotency_key, amount_minor, status, processed_at)
             values (gen_random_uuid(), $1, gen_random_uuid(), $2, 'processed', $3::timestamptz + $4 * interval '1 day')`,
            [rows[0].id, refunded, rows[0].captured_at, after],
          );
          if (after % 2) await countChangedDays(shop.database.db);
        }
        expected = {
          gross: expected.gross + total,
          refunded: expected.refunded + Math.round((total * (amount - left)) / amount),
        };
      }
      const { gross, refunded } = expected;
      for (const _ of ['from the ledger', 'from cached totals']) {
        expect(await readAll()).toMatchObject({
          gross: gross / 100,
          refunded: refunded / 100,
          revenue: (gross - refunded) / 100,
        });
        await countChangedDays(shop.database.db);
      }
    }),
    { numRuns: 12 },
  );
});

test('a refund counts on its own day and never changes an earlier one, also when the whole order goes back', async () => {
  await deleteAll();
  await query(AN_ORDER, [3]);
  const { rows } = await query(
    `with paid as (update orders set payment_status = 'COMPLETED', payment_id = 'p', status = 'PAYMENT' returning *)
     insert into payments (id, order_id, provider, provider_payment_id, amount_minor, currency, status, captured_at)
     select gen_random_uuid(), id, 'outside', 'p', total_paise, 'INR', 'captured', '2027-01-02 10:00+05:30' from paid returning id`,
  );
  await countChangedDays(shop.database.db);
  await query(
    `insert into refunds (id, payment_id, idempotency_key, amount_minor, status)
     values (gen_random_uuid(), $1, 'k', 30001, 'requested')`,
    [rows[0].id],
  );
  const days = async () => {
    const { body } = await admin.get(`/api/admin/overview?from=2027-01-01&to=2027-01-05`);
    return body.days.flatMap(({ day, gross, refunded, revenue }: Record<string, number>) =>
      gross || refunded ? [[day, gross, refunded, revenue]] : [],
    );
  };
  expect(await days()).toEqual([['2027-01-02', 300.01, 0, 300.01]]);
  await query("update refunds set status = 'processed', processed_at = '2027-01-05 00:00+05:30'");
  await query("update orders set payment_status = 'REFUNDED'");
  for (const _ of ['from the ledger', 'from cached totals']) {
    expect(await days()).toEqual([
      ['2027-01-02', 300.01, 0, 300.01],
      ['2027-01-05', 0, 300.01, -300.01],
    ]);
    await expectRight();
    await countChangedDays(shop.database.db);
  }
  // the file of the refund's day has its line without the amounts of the order
  const { body } = await admin.get('/api/admin/overview/orders.csv?from=2027-01-04&to=2027-01-05');
  const [, line = ''] = body.trimEnd().split('\r\n');
  expect(line.split(',').slice(-8)).toEqual(['""', '""', '""', '""', '300.01', '-300.01', '""', '0']);
  await query("update refunds set status = 'failed'");
  expect(await days()).toEqual([['2027-01-02', 300.01, 0, 300.01]]);
  await deleteAll();
});
