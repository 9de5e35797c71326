import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, dayOf } from '../../src/rules/days.ts';
import { type Admin, asAdmin, lastChange } from '../support/admin-actions.ts';
import { live } from '../support/live.ts';
import { insertSale } from '../support/offers.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const HONEY = 'kolli-hills-forest-honey';
const TODAY = dayOf(new Date());
const PATH = '/api/admin/offers';
const UNKNOWN = '01900000-0000-7000-8000-000000000000';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.pool.query('delete from scheduled_sales');
});

const form = (changes: Record<string, unknown> = {}) => ({
  name: 'Harvest sale',
  percent: 30,
  appliesTo: 'all',
  from: '00:00',
  to: '00:00',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  firstDay: TODAY,
  lastDay: '',
  isOn: true,
  ...changes,
});
const create = async (changes?: Record<string, unknown>) => {
  const { status, body } = await admin.post(PATH, form(changes));
  expect([status, body]).toEqual([201, expect.anything()]);
  return body;
};
const banner = async () => (await shop.request('/api/offers')).json();
const honeyDiscount = async () => (await (await shop.request(`/api/foods/id/${HONEY}`)).json()).discount;

test('an admin creates, changes, switches off and deletes a sale, and every step is in the audit log', async () => {
  const sale = await create({ appliesTo: 'foods', foodIds: [HONEY, HONEY], lastDay: addDays(TODAY, 1) });
  expect(sale).toMatchObject({
    percent: 30,
    foods: [{ _id: HONEY, name: 'Kolli Hills Forest Honey' }],
    isRunning: true,
    endsAt: new Date(`${addDays(TODAY, 2)}T00:00:00+05:30`).toISOString(),
    effect: { foods: 1, cheaper: 1 },
  });
  expect(await honeyDiscount()).toBe(30);
  expect(await lastChange(shop, `offer ${sale._id}`)).toMatchObject({
    actor_id: admin.admin.id,
    action: 'create offer',
    changes: { percent: [null, 30], foodIds: [null, [HONEY]] },
  });
  const edited = await admin.put(`${PATH}/${sale._id}`, form({ percent: 40, version: sale.version }));
  expect([edited.status, edited.body.percent, edited.body.foods, edited.body.lastDay]).toEqual([
    200,
    40,
    [],
    null,
  ]);
  expect((await lastChange(shop, `offer ${sale._id}`)).changes).toMatchObject({
    percent: [30, 40],
    appliesTo: ['foods', 'all'],
  });
  const off = await admin.put(`${PATH}/${sale._id}/on`, { isOn: false, version: edited.body.version });
  expect([off.status, off.body.isOn, off.body.isRunning, await honeyDiscount()]).toEqual([
    200,
    false,
    false,
    10,
  ]);
  expect((await lastChange(shop, `offer ${sale._id}`)).action).toBe('switch off offer');
  expect((await admin.get(PATH)).body).toEqual([off.body]);
  const removed = await admin.remove(`${PATH}/${sale._id}?version=${off.body.version}`);
  expect([removed.status, removed.body]).toEqual([200, { id: sale._id }]);
  expect((await lastChange(shop, `offer ${sale._id}`)).action).toBe('delete offer');
  expect((await admin.get(PATH)).body).toEqual([]);
  expect((await admin.get(`${PATH}/${sale._id}`)).status).toBe(404);
});

test('a save, a switch and a deletion that did not see the last change are conflicts with the current values', async () => {
  const sale = await create();
  await admin.put(`${PATH}/${sale._id}`, form({ name: 'By the first', version: sale.version }));
  const late = [
    await admin.put(`${PATH}/${sale._id}`, form({ name: 'By the second', version: sale.version })),
    await admin.put(`${PATH}/${sale._id}/on`, { isOn: false, version: sale.version }),
    await admin.remove(`${PATH}/${sale._id}?version=${sale.version}`),
  ];
  for (const { status, body } of late)
    expect([status, body.code, body.current.name]).toEqual([409, 'sale-changed', 'By the first']);
  const current = late[0]?.body.current;
  const saves = await Promise.all(
    [1, 2].map((percent) => admin.put(`${PATH}/${sale._id}`, form({ percent, version: current.version }))),
  );
  expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test.each<[string, Record<string, unknown>, string]>([
  ['no name', { name: '  ' }, 'name'],
  ['a long name', { name: 'x'.repeat(61) }, 'name'],
  ['0 percent', { percent: 0 }, 'percent'],
  ['100 percent', { percent: 100 }, 'percent'],
  ['half a percent', { percent: 1.5 }, 'percent'],
  ['no percent', { percent: 'much' }, 'percent'],
  ['a percent that is no number', { percent: true }, 'percent'],
  ['an unknown scope', { appliesTo: 'some' }, 'appliesTo'],
  ['no category', { appliesTo: 'categories' }, 'categories'],
  ['no food', { appliesTo: 'foods', foodIds: [] }, 'foodIds'],
  ['no id of a food', { appliesTo: 'foods', foodIds: ['../x'] }, 'foodIds.0'],
  ['a time that does not exist', { from: '24:00' }, 'from'],
  ['no time', { to: '' }, 'to'],
  ['no weekday', { weekdays: [] }, 'weekdays'],
  ['an eighth weekday', { weekdays: [8] }, 'weekdays.0'],
  ['no first day', { firstDay: '' }, 'firstDay'],
  ['a day that does not exist', { firstDay: '2026-02-30' }, 'firstDay'],
  ['a last day before the first', { firstDay: TODAY, lastDay: addDays(TODAY, -1) }, 'lastDay'],
  ['a last day that has passed', { firstDay: '2020-01-01', lastDay: addDays(TODAY, -1) }, 'lastDay'],
])('%s is rejected at its field', async (_, changes, field) => {
  const { status, body } = await admin.post(PATH, form(changes));
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
});

test('unknown foods and sales are a 404, and a malformed id is a 400', async () => {
  const unknown = await admin.post(PATH, form({ appliesTo: 'foods', foodIds: [HONEY, 'no-such-food'] }));
  expect([unknown.status, unknown.body.code, unknown.body.fields]).toEqual([
    404,
    'food-not-found',
    { foodIds: 'Food not found.' },
  ]);
  const calls = [
    await admin.get(`${PATH}/${UNKNOWN}`),
    await admin.put(`${PATH}/${UNKNOWN}`, form({ version: 1 })),
    await admin.put(`${PATH}/${UNKNOWN}/on`, { isOn: true, version: 1 }),
    await admin.remove(`${PATH}/${UNKNOWN}?version=1`),
  ];
  expect(calls.map(({ status, body }) => [status, body.code])).toEqual(
    calls.map(() => [404, 'sale-not-found']),
  );
  expect((await admin.get(`${PATH}/x`)).status).toBe(400);
  expect((await admin.remove(`${PATH}/${UNKNOWN}`)).status).toBe(400);
});

test('the preview counts the foods, and those that a sale would not make cheaper', async () => {
  const preview = async (body: object) => (await admin.post(`${PATH}/preview`, body)).body;
  expect(await preview({ percent: 5, appliesTo: 'all' })).toEqual({ foods: 16, cheaper: 0 });
  expect(await preview({ percent: 15, appliesTo: 'foods', foodIds: [HONEY], categories: ['Oils'] })).toEqual({
    foods: 1,
    cheaper: 1,
  });
  expect(await preview({ percent: 15, appliesTo: 'categories', categories: ['Nothing'] })).toEqual({
    foods: 0,
    cheaper: 0,
  });
});

test('a sale that is over can be renamed, but not given another passed day', async () => {
  const id = await insertSale(shop, { lastDay: '2020-02-01' });
  const { body: sale } = await admin.get(`${PATH}/${id}`);
  expect([sale.isRunning, sale.startsAt]).toEqual([false, null]);
  const over = form({ firstDay: '2020-01-01', version: sale.version });
  expect((await admin.put(`${PATH}/${id}`, { ...over, lastDay: '2020-02-02' })).body.code).toBe(
    'sale-day-passed',
  );
  expect((await admin.put(`${PATH}/${id}`, { ...over, lastDay: '2020-02-01', name: 'Old' })).status).toBe(
    200,
  );
});

test('fifty sales are enough', async () => {
  for (let count = 0; count < 49; count += 1) await insertSale(shop, { isOn: false });
  const atOnce = await Promise.all([1, 2, 3, 4].map(() => admin.post(PATH, form())));
  expect(atOnce.map(({ status, body }) => body.code ?? status).sort()).toEqual([
    201,
    ...Array(3).fill('too-many-sales'),
  ]);
  const first = (await admin.get(`${PATH}?limit=30`)).body;
  const rest = (await admin.get(`${PATH}?limit=30&after=${first.at(-1)._id}`)).body;
  expect(new Set([...first, ...rest].map(({ _id }) => _id)).size).toBe(50);
});

test('the banner shows the sale, and without one the demo shows the daily offer', async () => {
  expect(await banner()).toEqual({ isDailyOffer: true, sale: null });
  await create({ name: 'Honey week', appliesTo: 'foods', foodIds: [HONEY] });
  expect(await banner()).toEqual({
    isDailyOffer: false,
    sale: {
      name: 'Honey week',
      percent: 30,
      products: 'Kolli Hills Forest Honey',
      path: `/food/${HONEY}`,
      isRunning: true,
      startsAt: null,
      endsAt: null,
    },
  });
  await create({
    name: 'More',
    percent: 50,
    appliesTo: 'categories',
    categories: ['Oils', 'Honey', 'Rice', 'Ghee'],
  });
  expect((await banner()).sale).toMatchObject({ name: 'More', products: '4 categories', path: '/product' });
});

test('a live shop has no banner without a sale', async () => {
  const liveShop = await openTestShop({ ...live, ALLOW_EMBEDDED_DATABASE: 'true' });
  try {
    expect(await (await liveShop.request('/api/offers')).json()).toEqual({ isDailyOffer: false, sale: null });
  } finally {
    await liveShop.close();
  }
});
