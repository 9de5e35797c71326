import { globSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foodSizes, foods } from '../../src/server/platform/db/schema/catalogue.ts';
import {
  array,
  bigint,
  boolean,
  integer,
  notNull,
  nullable,
  type Shape,
  sqlTypeOf,
  text,
  timestamp,
  uuid,
} from '../../src/server/platform/db/sql-types.ts';
import { type Statement, statement, statements } from '../../src/server/platform/db/statement.ts';
import { checkStatement } from '../support/check-statement.ts';
import { type Catalog, readCatalog } from '../support/database-catalog.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let client: pg.PoolClient;
let catalog: Catalog;
beforeAll(async () => {
  shop = await openTestShop();
  client = await shop.database.pool.connect();
  catalog = await readCatalog(client);
  await loadServer();
}, 60_000);
afterAll(async () => {
  client.release();
  await shop.close();
});

/** Each statement is registered by its own module. The two left out start something when they are loaded. */
async function loadServer(): Promise<void> {
  const server = path.join(import.meta.dirname, '../../src/server');
  const files = globSync('**/*.ts', { cwd: server }).filter(
    (file) =>
      !file.endsWith('.test.ts') &&
      !['main.ts', 'invoices/draw-worker.ts', 'printing/print-worker.ts'].includes(file),
  );
  for (const file of files) await import(path.join(server, file));
}

test('hand-written SQL fits the database: names, types and nulls of columns, types of parameters', async () => {
  const found: string[] = [];
  for (const one of statements) found.push(...(await checkStatement(client, catalog, one)));
  expect(found).toEqual([]);
});

test('every statement has a name of its own', () => {
  const names = statements.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['order_write', 'cart_shown', 'failed_jobs', 'work_counts']));
});

test('these columns are never null for a reason that no query tells', () => {
  const reasons = statements.flatMap(({ name, row }) =>
    Object.entries(row).flatMap(([key, { notNullReason }]) => (notNullReason ? [`${name}.${key}`] : [])),
  );
  expect(reasons.toSorted()).toEqual([
    'cart_offers.size',
    'cart_write_lines.quantity',
    'guest_cart_priced.lineSize',
    'guest_cart_priced.quantity',
    'overview_coupons.code',
    'overview_coupons.count',
    'overview_coupons.discount',
    'overview_days.orders',
    'overview_money.gross',
    'overview_money.refunded',
    'overview_sold.pieces',
    'overview_sold.revenue',
    'overview_sold.size',
    'overview_statuses.count',
    'overview_statuses.status',
    'remittance_parcels.awb',
  ]);
});

/** As `statement` would register it. */
function described(sql: string, row: Shape, params: Shape = {}): Statement {
  const typesOf = (shape: Shape) =>
    Object.fromEntries(Object.entries(shape).map(([key, type]) => [key, sqlTypeOf(type)]));
  return { name: 'tried', text: sql, row: typesOf(row), params: typesOf(params) };
}

const SIZES = 'from foods f left join food_sizes s on s.food_id = f.id';
const UPDATE = 'update food_sizes set stock = stock - 1';

test.each<[string, Statement, string[]]>([
  [
    'a renamed column',
    described('select name as title from foods', { name: foods.name }),
    ['no column name', 'column title is not declared'],
  ],
  [
    'a missing column',
    described('select id from foods', { id: foods.id, name: foods.name }),
    ['no column name'],
  ],
  ['two columns of one name', described('select id, id from foods', { id: foods.id }), ['two columns id']],
  [
    'another type',
    described('select position from foods', { position: text() }),
    ['column position is integer, not text'],
  ],
  [
    'a wider number',
    described('select count(*) as count from foods', { count: integer() }),
    ['column count is bigint, not integer'],
  ],
  [
    'a list',
    described('select tags from foods', { tags: array(uuid()) }),
    ['column tags is text[], not uuid[]'],
  ],
  [
    'a moment',
    described('select created_at from foods', { created_at: text() }),
    ['column created_at is timestamp with time zone, not text'],
  ],
  [
    'a column that may be null',
    described('select stock from food_sizes', { stock: integer() }),
    ['column stock may be null'],
  ],
  [
    'the other side of an outer join',
    described(`select s.price_paise as price ${SIZES}`, { price: foodSizes.price }),
    ['column price may be null'],
  ],
  [
    'an outer join inside a common table',
    described(`with t as (select s.size ${SIZES}) select size from t`, { size: foodSizes.size }),
    ['column size may be null'],
  ],
  [
    'a subquery without a row',
    described('select (select url from food_images limit 1) as url', { url: text() }),
    ['column url may be null'],
  ],
  [
    'one part of a union',
    described('select name from foods union all select hsn from foods', { name: text() }),
    ['column name may be null'],
  ],
  [
    'the sum of nothing',
    described('select sum(stock)::int as sum from food_sizes', { sum: integer() }),
    ['column sum may be null'],
  ],
  [
    'a condition on what was there before an update',
    described('update food_sizes set stock = null where stock > 0 returning stock', { stock: integer() }),
    ['column stock may be null'],
  ],
  [
    'a condition that is also true of nulls',
    described('select stock from food_sizes where stock is null = false or true', { stock: integer() }),
    ['column stock may be null'],
  ],
  [
    'a reason that is not needed',
    described('select id from foods', { id: notNull(foods.id, 'because') }),
    ['column id needs no reason for not being null'],
  ],
  [
    'a parameter of another type',
    described('select id from foods where position = $1', { id: foods.id }, { position: text() }),
    ['parameter position is integer, not text'],
  ],
  [
    'a parameter too many',
    described('select id from foods', { id: foods.id }, { id: text() }),
    ['0 parameters, not 1'],
  ],
  [
    'SQL that is none',
    described('select id frm foods', { id: foods.id }),
    [expect.stringContaining('syntax error')],
  ],
  [
    'a table that is not there',
    described('select id from meals', { id: foods.id }),
    ['relation "meals" does not exist'],
  ],
])('the check finds %s', async (_, wrong, differences) => {
  const found = await checkStatement(client, catalog, wrong);
  expect(found.map((line) => line.replace('tried: ', ''))).toEqual(differences);
});

test.each<[string, Statement]>([
  [
    'a nullable column that is declared so',
    described('select stock from food_sizes', { stock: foodSizes.stock }),
  ],
  [
    'an outer join',
    described(`select s.price_paise as price ${SIZES}`, { price: nullable(foodSizes.price) }),
  ],
  ['a condition', described('select stock from food_sizes where stock < 3', { stock: integer() })],
  ['a new value', described(`${UPDATE} where stock > 0 returning stock`, { stock: integer() })],
  ['coalesce', described(`select coalesce(s.stock, 0) as stock ${SIZES}`, { stock: integer() })],
  [
    'exists and is null',
    described(`select exists (select) as a, 1 is null as b`, { a: boolean(), b: boolean() }),
  ],
  [
    'counts',
    described('select (select count(*) from foods) as count, now()', { count: bigint(), now: timestamp() }),
  ],
])('the check accepts %s', async (_, right) => {
  expect(await checkStatement(client, catalog, right)).toEqual([]);
});

test('parameters go by their names, and each must be used', async () => {
  const { db } = shop.database;
  const row = { text: text() };
  const params = { first: text(), second: text() };
  const joined = statement({
    name: 'test_parameters',
    params,
    row,
    text: `select :second || ':first' || :first || '::' || :second::text as text`,
  });
  statements.pop();
  expect(await joined(db, { second: 'b', first: 'a' })).toEqual([{ text: 'b:firsta::b' }]);
  expect(() => statement({ name: 'x', params: {}, row, text: 'select :first as text' })).toThrow(
    /unknown.*:first/,
  );
  expect(() => statement({ name: 'x', params, row, text: 'select :first as text' })).toThrow(
    /unused.*:second/,
  );
});

test('the database has no other way for SQL by hand', () => {
  // @ts-expect-error rows of execute would be checked by nobody
  expect(shop.database.db.execute).toBeDefined();
});
