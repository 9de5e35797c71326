import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../src/server/platform/db/migrate.ts';
import * as accounts from '../../src/server/platform/db/schema/accounts.ts';
import * as apiKeys from '../../src/server/platform/db/schema/api-keys.ts';
import * as batches from '../../src/server/platform/db/schema/batches.ts';
import * as catalogue from '../../src/server/platform/db/schema/catalogue.ts';
import * as content from '../../src/server/platform/db/schema/content.ts';
import * as customerNotes from '../../src/server/platform/db/schema/customer-notes.ts';
import * as events from '../../src/server/platform/db/schema/events.ts';
import * as imports from '../../src/server/platform/db/schema/imports.ts';
import * as invoices from '../../src/server/platform/db/schema/invoices.ts';
import * as messageConsents from '../../src/server/platform/db/schema/message-consents.ts';
import * as noticeTables from '../../src/server/platform/db/schema/notices.ts';
import * as packing from '../../src/server/platform/db/schema/packing.ts';
import * as payments from '../../src/server/platform/db/schema/payments.ts';
import * as recalls from '../../src/server/platform/db/schema/recalls.ts';
import * as remittances from '../../src/server/platform/db/schema/remittances.ts';
import * as restock from '../../src/server/platform/db/schema/restock.ts';
import * as requests from '../../src/server/platform/db/schema/returns.ts';
import * as sales from '../../src/server/platform/db/schema/sales.ts';
import * as savedAddresses from '../../src/server/platform/db/schema/saved-addresses.ts';
import * as scheduledSales from '../../src/server/platform/db/schema/scheduled-sales.ts';
import * as secondFactors from '../../src/server/platform/db/schema/second-factors.ts';
import * as security from '../../src/server/platform/db/schema/security.ts';
import * as setup from '../../src/server/platform/db/schema/setup.ts';
import * as shipments from '../../src/server/platform/db/schema/shipments.ts';
import * as staff from '../../src/server/platform/db/schema/staff.ts';
import * as tax from '../../src/server/platform/db/schema/tax.ts';
import { seedDemo } from '../../src/server/seed/seed-demo.ts';
import { purgeExpired } from '../../src/server/sessions/purge-expired.ts';
import { createEmptyDatabase } from '../support/test-database.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const tables = [
  accounts,
  apiKeys,
  batches,
  catalogue,
  content,
  customerNotes,
  events,
  imports,
  invoices,
  messageConsents,
  noticeTables,
  packing,
  payments,
  requests,
  recalls,
  remittances,
  restock,
  sales,
  savedAddresses,
  scheduledSales,
  secondFactors,
  security,
  setup,
  shipments,
  staff,
  tax,
]
  .flatMap((schema) => Object.values(schema as Record<string, unknown>))
  .filter((value): value is PgTable => is(value, PgTable));

test('the Drizzle schema says what the migrations made: tables, columns, types, nulls', async () => {
  const { rows } = await shop.database.pool.query<{
    table: string;
    column: string;
    type: string;
    nullable: boolean;
  }>(
    `select c.relname as "table", a.attname as "column", not a.attnotnull as nullable,
       format_type(case when t.typtype = 'd' then t.typbasetype else a.atttypid end, null) as type
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and c.relname <> 'migrations'`,
  );
  const made = rows.map(
    ({ table, column, type, nullable }) => `${table}.${column} ${type}${nullable ? ' null' : ''}`,
  );
  const output = tables.flatMap((table) =>
    Object.values(getTableColumns(table)).map(
      (column) =>
        `${getTableConfig(table).name}.${column.name} ${column.getSQLType()}${column.notNull ? '' : ' null'}`,
    ),
  );
  expect(output.sort()).toEqual(made.sort());
});

test('migrating again changes nothing, also by two at once', async () => {
  const empty = await createEmptyDatabase();
  await Promise.all([migrate(empty.url), migrate(empty.url), migrate(empty.url)]);
  await migrate(empty.url);
  await empty.drop();
});

test('a database of a newer or changed shop is left alone', async () => {
  const { pool } = shop.database;
  await pool.query("insert into migrations (name, checksum) values ('9999_future.sql', 'x')");
  await expect(migrate(shop.databaseUrl)).rejects.toThrow(
    /newer version of the shop \(migration 9999_future.sql\)/,
  );
  await pool.query("delete from migrations where name = '9999_future.sql'");
});

test('a database with the data of one demo farm does not accept another', async () => {
  await expect(seedDemo(shop.database.db, 'phulkari')).rejects.toThrow(
    'SHOP_BRAND: this database holds the demo shop chekku; start phulkari with a DATA_DIR or DATABASE_URL of its own',
  );
});

test('seeding is idempotent and keeps what the owner changed', async () => {
  const { db, pool } = shop.database;
  const count = async () =>
    (
      await pool.query(
        'select (select count(*) from foods) f, (select count(*) from reviews) r, (select count(*) from page_versions) c',
      )
    ).rows[0];
  const before = await count();
  await pool.query("update foods set name = 'Owner''s own name' where id = 'wood-pressed-sesame-oil'");
  await pool.query('delete from seed_runs');
  await seedDemo(db, 'chekku');
  expect(await count()).toEqual(before);
  const { rows } = await pool.query("select name from foods where id = 'wood-pressed-sesame-oil'");
  expect(rows[0].name).toBe("Owner's own name");
});

test('the demo data shows what the shop can do', async () => {
  const { rows } = await shop.database.pool.query(`select
    (select count(*) from foods) foods, (select count(distinct category) from foods) categories,
    (select count(*) from foods where discount_percent > 0) discounted, (select count(*) from recipes) recipes,
    (select count(*) from coupons) coupons, (select count(*) from reviews) reviews,
    (select count(*) from review_replies) replies, (select count(*) from users where not is_admin) customers,
    (select jsonb_array_length(section -> 'items') from page_versions, jsonb_array_elements(sections) as section
      where page = 'home' and section ->> 'key' = 'testimonials') testimonials`);
  expect(rows[0]).toMatchObject({
    foods: 16,
    categories: 6,
    recipes: 6,
    coupons: 5,
    customers: 9,
    testimonials: 6,
  });
  expect(rows[0].reviews).toBeGreaterThanOrEqual(40);
  expect(rows[0].replies).toBeGreaterThan(5);
  expect(rows[0].discounted).toBeGreaterThan(2);
});

test('a food keeps the average of its reviews', async () => {
  const { pool } = shop.database;
  const wrong = `select f.id from foods f left join reviews r on r.food_id = f.id group by f.id
    having f.rating_count <> count(r.id) or f.rating_sum <> coalesce(sum(r.rating), 0)`;
  expect((await pool.query(wrong)).rows).toEqual([]);
  await pool.query('update reviews set rating = 1 where id in (select id from reviews limit 5)');
  await pool.query('delete from reviews where id in (select id from reviews order by id desc limit 5)');
  expect((await pool.query(wrong)).rows).toEqual([]);
});

test.each([
  [
    'a second account with the same address in capitals',
    "insert into users (id, name, email, password_hash) values (gen_random_uuid(), 'X', 'ADMIN@example.com', 'x')",
  ],
  ['a negative price', 'update food_sizes set price_paise = -1'],
  ['a negative stock', 'update food_sizes set stock = -1'],
  [
    'a third review of one customer for one food',
    "insert into reviews (id, food_id, user_id, author_name, slot, rating, review, image_url) select gen_random_uuid(), food_id, user_id, 'x', 3, 5, 'x', '/x' from reviews limit 1",
  ],
  ['a rating of six', 'update reviews set rating = 6'],
  ['a picture address that runs code', "update food_images set url = 'javascript:alert(1)'"],
  ['a colour that is CSS', "update colours set color = 'red;}body{'"],
  [
    'a hundred of one line in a cart',
    "insert into carts (user_id) select id from users limit 1; insert into cart_items (user_id, food_id, size, quantity) select user_id, 'wood-pressed-sesame-oil', '1 L', 100 from carts",
  ],
  [
    'an order whose total is not its sum',
    "insert into orders (id, name, email, phone, address, items_paise, total_paise) values (gen_random_uuid(), 'x', 'x', 'x', to_jsonb('x'::text), 100, 99)",
  ],
  ['an address without its parts', `update users set address = '{"street": "x"}'`],
  [
    'a paid order without a payment',
    "insert into orders (id, name, email, phone, address, items_paise, total_paise, payment_status) values (gen_random_uuid(), 'x', 'x', 'x', to_jsonb('x'::text), 100, 100, 'COMPLETED')",
  ],
  [
    'a coupon used more often than allowed',
    'update coupons set used_count = limit_total + 1 where limit_total is not null',
  ],
])('the database itself rejects %s', async (_, statement) => {
  await expect(shop.database.pool.query(statement)).rejects.toThrow(/violates|duplicate|out of range/);
});

test('expired sessions and old codes are forgotten', async () => {
  const { db, pool } = shop.database;
  await pool.query(`insert into sessions (token_hash, user_id, expires_at)
    select decode(repeat(v.n::text, 64), 'hex'), u.id, now() + v.n * interval '1 day' - interval '2 days'
    from users u, (values (1), (3)) v(n) where u.is_admin`);
  await pool.query(`insert into codes (id, purpose, email, code_hash, expires_at)
    select gen_random_uuid(), 'reset', 'a' || v.n || '@example.com', decode(repeat('0', 64), 'hex'), now() - v.n * interval '20 hours'
    from (values (1), (2)) v(n)`);
  await purgeExpired(db);
  expect((await pool.query('select 1 from sessions')).rowCount).toBe(1);
  expect((await pool.query('select 1 from codes')).rowCount).toBe(1);
});

test('limits that have run out are purged by the hourly job, those that count stay', async () => {
  const { pool } = shop.database;
  await pool.query(`insert into limits (key, points, expire)
    select 'purge:' || i, 1, (extract(epoch from now()) * 1000)::bigint + i * 60000 from generate_series(-500, 500) i where i <> 0`);
  await pool.query("insert into pgboss.job (name, data) values ('forget-expired', '{}')");
  const left = async () =>
    (await pool.query("select count(*)::int as count from limits where key like 'purge:%'")).rows[0].count;
  await expect.poll(left, { timeout: 20_000 }).toBe(500);
});
