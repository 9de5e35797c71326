import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import harvestYear from '../../extensions/harvest-year/extension.ts';
import { defineExtension } from '../../src/extension/extension.ts';
import { fieldDefinitions } from '../../src/extension/field-definitions.ts';
import { csvLine } from '../../src/rules/csv.ts';
import { dayOf } from '../../src/rules/days.ts';
import { hasKnownFilters } from '../../src/server/extra-fields/food-filters.ts';
import { type Admin, asAdmin, lastChange, makeOrder } from '../support/admin-actions.ts';
import { importer } from '../support/imports.ts';
import { bearer } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

/** One field of every other kind. */
const everyKind = defineExtension({
  name: 'every-kind',
  apiVersion: 1,
  fields: [
    {
      on: 'food',
      key: 'press',
      label: 'Press',
      schema: z.string().max(30).optional(),
      isPublic: true,
      isSearched: true,
    },
    { on: 'food', key: 'supplier', label: 'Supplier', schema: z.string().max(30).optional() },
    { on: 'order', key: 'gift', label: 'Gift', schema: z.boolean().optional(), isPublic: true },
    { on: 'order', key: 'van', label: 'Van', schema: z.enum(['north', 'south']).optional() },
    { on: 'customer', key: 'route', label: 'Route', schema: z.enum(['north', 'south']).optional() },
  ],
});
const OIL = 'wood-pressed-groundnut-oil';
const SESAME = 'wood-pressed-sesame-oil';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop({}, { extensions: [harvestYear, everyKind] });
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const read = async (path: string) => {
  const response = await shop.request(path);
  return { status: response.status, body: await response.json() };
};
const put = (on: string, id: string, fields: object) =>
  admin.put(`/api/admin/fields/${on}/${id}`, { fields });
const idsOf = (foods: { _id: string }[]) => foods.map(({ _id }) => _id);

test('an admin saves fields of a food; visitors see the public ones and narrow the list by them', async () => {
  const saved = await put('food', OIL, { harvestYear: 2025, supplier: 'Ravi' });
  expect([saved.status, saved.body]).toEqual([200, { fields: { harvestYear: 2025, supplier: 'Ravi' } }]);
  expect((await read(`/api/foods/id/${OIL}`)).body.fields).toEqual({ harvestYear: 2025 });
  const { body } = await read('/api/foods?fields.harvestYear=2025');
  expect(idsOf(body)).toEqual([OIL]);
  expect((await read('/api/foods?fields.harvestYear=2024')).body).toEqual([]);
  expect((await read('/api/foods/filters')).body).toEqual([
    { key: 'harvestYear', label: 'Harvest year', choices: [{ value: '2025', label: '2025' }] },
  ]);
  expect((await lastChange(shop, `food ${OIL}`)).changes).toMatchObject({ harvestYear: [null, 2025] });
});

test('a value that the schema rejects is a 400 with the name of the field', async () => {
  for (const value of [1999, 2025.5, 'soon', true]) {
    const { status, body } = await put('food', OIL, { harvestYear: value });
    expect([status, body.fields]).toEqual([
      400,
      { 'fields.harvestYear': 'Write a whole number from 2015 to 2060' },
    ]);
  }
  const unknown = await put('food', OIL, { colour: 'red' });
  expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([400, ['fields.colour']]);
  expect((await put('food', 'no-such-food', { harvestYear: 2025 })).status).toBe(404);
  expect((await put('order', OIL, { van: 'north' })).status).toBe(404);
  const filtered = await read('/api/foods?fields.harvestYear=1999');
  expect([filtered.status, Object.keys(filtered.body.fields)]).toEqual([400, ['fields.harvestYear']]);
});

test('null removes a value, and keys of a removed extension stay stored', async () => {
  await shop.database.pool.query(
    `update foods set fields = '{"oldKey": "kept", "harvestYear": 2025}' where id = $1`,
    [SESAME],
  );
  expect((await read(`/api/foods/id/${SESAME}`)).body.fields).toEqual({ harvestYear: 2025 });
  expect((await put('food', SESAME, { harvestYear: null, press: 'Marachekku' })).status).toBe(200);
  const { rows } = await shop.database.pool.query('select fields from foods where id = $1', [SESAME]);
  expect(rows[0].fields).toEqual({ oldKey: 'kept', press: 'Marachekku' });
});

test('the search finds foods by searched fields, not by private ones', async () => {
  await put('food', OIL, { harvestYear: 2031, supplier: 'Zubin' });
  await put('food', SESAME, { press: 'Marachekku' });
  expect(idsOf((await read('/api/foods/search/2031')).body)).toEqual([OIL]);
  expect(idsOf((await read('/api/foods/search/groundnut%202031')).body)[0]).toBe(OIL);
  expect(idsOf((await read('/api/foods/search/marachekku')).body)[0]).toBe(SESAME);
  expect((await read('/api/foods/search/zubin')).body).toEqual([]);
});

test('fields of orders and customers are for admins; customers see the public ones of their orders', async () => {
  const { who, id } = await makeOrder(shop);
  expect((await put('order', id, { gift: true, van: 'south' })).status).toBe(200);
  expect((await put('order', id, { van: 'west' })).body.fields).toHaveProperty(['fields.van']);
  const mine = await shop.request(`/api/orders/order/${id}`, { headers: bearer(who.token) });
  expect((await mine.json()).fields).toEqual({ gift: true });
  const me = await (await shop.request('/api/users/me', { headers: bearer(who.token) })).json();
  expect(me).not.toHaveProperty('fields');
  expect((await put('customer', me._id, { route: 'north' })).body).toEqual({ fields: { route: 'north' } });
  const asCustomer = await shop.request(`/api/admin/fields/order/${id}`, { headers: bearer(who.token) });
  expect(asCustomer.status).toBe(403);
  const day = dayOf(new Date());
  const lines = (await admin.get(`/api/admin/exports/orders.csv?from=${day}&to=${day}`)).body.split('\r\n');
  expect([lines[0], lines[1]].map((line) => line.split(',').slice(-2))).toEqual([
    ['"field:gift"', '"field:van"'],
    ['"true"', '"south"'],
  ]);
  const customers = (await admin.get('/api/admin/exports/customers.csv')).body;
  expect(customers).toMatch(/"field:route"\r\n[\s\S]*"north"\r\n/);
  const data = await (await shop.request('/api/users/export', { headers: bearer(who.token) })).json();
  expect([data.account.fields, data.orders[0].fields]).toEqual([
    { route: 'north' },
    { gift: true, van: 'south' },
  ]);
});

test('CSV files have a column for each field of foods', async () => {
  await put('food', OIL, { harvestYear: 2025 });
  const file = await (await admin.get('/api/admin/exports/foods.csv')).body;
  expect(file.split('\n')[0]).toContain('"field:harvestYear","field:press","field:supplier"');
  const imports = importer(shop, admin.admin);
  const table = (year: string) => csvLine(['id', 'Field:HarvestYear']) + csvLine([OIL, year]);
  const { rejected, _id } = await imports.check(table('1999'));
  expect(rejected).toBe(1);
  expect((await imports.lines(_id))[0]?.messages[0]).toEqual({
    column: 'field:harvestYear',
    text: 'Write a whole number from 2015 to 2060',
  });
  expect((await imports.run(table('2026'))).changed).toBe(1);
  expect((await read(`/api/foods/id/${OIL}`)).body.fields).toMatchObject({ harvestYear: 2026 });
  expect((await imports.run(table('[empty]'))).changed).toBe(1);
  expect((await read(`/api/foods/id/${OIL}`)).body.fields).toEqual({});
});

test('the cache keeps only lists with declared filters and their values', () => {
  const mayCache = hasKnownFilters(fieldDefinitions([harvestYear]));
  expect(
    ['/product', '/product?fields.harvestYear=2025', '/product?fields.harvestYear=&q=oil'].map(mayCache),
  ).toEqual([true, true, true]);
  const unknown = [
    '/product?fields.harvestYear=1999',
    '/product?fields.harvestYear=02025',
    '/product?fields.other=1',
    '/api/foods?fields.harvestYear=2025&fields.harvestYear=2026',
  ];
  expect(unknown.map(mayCache)).toEqual([false, false, false, false]);
});

test('without extra fields responses have no such property', async () => {
  const plain = await openTestShop({}, { extensions: [] });
  try {
    const [food] = await (await plain.request('/api/foods')).json();
    expect(food).not.toHaveProperty('fields');
    expect(await (await plain.request('/api/foods/filters')).json()).toEqual([]);
  } finally {
    await plain.close();
  }
});
