import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PressPlanFood, PressPlanPage } from '../../src/contract/admin/press-plan.ts';
import { addDays, dayOf, daysBetween } from '../../src/rules/days.ts';
import { weekdayOf } from '../../src/rules/sales-forecast.ts';
import { selectSales } from '../../src/server/press-plan/press-plan.store.ts';
import { type Admin, act, asAdmin } from '../support/admin-actions.ts';
import { inDays, makeSize, press } from '../support/batches.ts';
import { cashOrder, recordCash, setCash } from '../support/cash-orders.ts';
import { placedOrder, rows } from '../support/payments.ts';
import type { Line } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const SUNFLOWER = { productId: 'wood-pressed-sunflower-oil', size: '1 L', quantity: 1 };
const today = dayOf(new Date());

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

async function planOf(foodId: string): Promise<PressPlanFood | undefined> {
  const { status, body } = await admin.get('/api/admin/press-plan');
  expect(status).toBe(200);
  return (body as PressPlanPage).foods.find(({ food }) => food._id === foodId);
}

/** Sold pieces of the last eight weeks, twice as many on Saturdays. */
async function sell(foodId: string, size: string, pieces: number): Promise<void> {
  const days = daysBetween(addDays(today, -56), addDays(today, -1));
  for (const day of days)
    await rows(
      shop,
      `insert into kept_sold_foods (day, food_id, size, pieces, revenue_paise) values ($1, $2, $3, $4, 0)
       on conflict (day, food_id, size) do update set pieces = excluded.pieces`,
      day,
      foodId,
      size,
      weekdayOf(day) === 5 ? 2 * pieces : pieces,
    );
}

test('foods without batches are not planned', async () => {
  expect(await planOf(SUNFLOWER.productId)).toBeUndefined();
});

test('litres, kilos of seed and bottles from sales, open orders and the shelf', async () => {
  await rows(shop, 'update food_sizes set stock = 0 where food_id = $1', SUNFLOWER.productId);
  const { _id, name, price, origins, cookTime } = (await admin.get(`/api/admin/foods/${SUNFLOWER.productId}`))
    .body;
  const food = { _id, name, price, origins, cookTime };
  const saved = await admin.put('/api/foods', { ...food, seedGramsPerLitre: 2500 });
  expect(saved.body.seedGramsPerLitre).toBe(2500);
  expect((await admin.put('/api/foods', { ...food, seedGramsPerLitre: 0 })).status).toBe(400);
  // a form that does not know it leaves it as it is
  expect((await admin.put('/api/foods', food)).body.seedGramsPerLitre).toBe(2500);
  await press(admin, SUNFLOWER, 12);
  await sell(SUNFLOWER.productId, '1 L', 4);
  await placedOrder(shop, [{ ...SUNFLOWER, quantity: 3 }]);
  const plan = await planOf(SUNFLOWER.productId);
  const size = plan?.sizes.find((one) => one.size === '1 L');
  expect(size).toMatchObject({ left: 9, ordered: 3 });
  // ten days with one or two Saturdays, and a reserve
  expect(size?.expected).toBeGreaterThan(40);
  expect(size?.expected).toBeLessThan(60);
  expect(size?.press).toBeGreaterThan(35);
  expect(plan?.press).toBe((size?.press ?? 0) * 1000);
  expect(plan?.seedGrams).toBe((size?.press ?? 0) * 2500);
  expect(plan?.orders).toBe(3000);
  expect(plan?.stock).toBe(12_000);
  expect(plan?.weekdays[5]).toBe(Math.max(...(plan?.weekdays ?? [])));
  // without a number of the owner: what the last pressings needed
  await admin.put('/api/foods', { ...food, seedGramsPerLitre: null });
  expect((await planOf(SUNFLOWER.productId))?.seedGrams).toBeNull();
  const pressed =
    "update batches set grams_in = 30000, output_amount = 12000, output_unit = 'ml' where food_id = $1";
  await rows(shop, pressed, SUNFLOWER.productId);
  expect((await planOf(SUNFLOWER.productId))?.seedGrams).toBe((size?.press ?? 0) * 2500);
});

test('a batch that dies unsold is named, with an offer', async () => {
  const coconut = { productId: 'wood-pressed-coconut-oil', size: '1 L', quantity: 1 };
  await rows(shop, 'update food_sizes set stock = 0 where food_id = $1', coconut.productId);
  await sell(coconut.productId, '1 L', 1);
  const { code, _id } = await press(admin, coconut, 200, { pressedOn: inDays(-100), bestBefore: inDays(60) });
  const plan = await planOf(coconut.productId);
  expect(plan?.dying).toMatchObject([{ _id, code, sellBy: inDays(15), offer: 30 }]);
  expect(plan?.sizes.find((one) => one.size === '1 L')?.press).toBe(0);
});

/** What the forecast learns from: pieces by day. */
async function soldOf({ productId, size }: Line): Promise<[string, number][]> {
  const sales = await selectSales(shop.database.db, [productId], addDays(today, -30));
  return sales.filter((one) => one.size === size).map(({ day, pieces }) => [day, pieces]);
}

test('what is paid at the door counts on the day of its order, once; cancelled orders and free bottles do not', async () => {
  await setCash(shop, { maxOpen: 100 });
  const line = await makeSize(shop, 0);
  const expected = async () =>
    (await planOf(line.productId))?.sizes.find(({ size }) => size === line.size)?.expected;
  const { _id: batchId } = await press(admin, line, 10);
  expect(await expected()).toBe(0);
  const { order } = await cashOrder(shop, 0, [{ ...line, quantity: 2 }]);
  await rows(shop, "update orders set created_at = now() - interval '3 days' where id = $1", order._id);
  const sold = [[inDays(-3), 2]];
  expect(await soldOf(line)).toEqual(sold);
  expect(await expected()).toBeGreaterThan(0);
  await act(admin, order._id, 'ship', { courier: 'DTDC', trackingNumber: 'D77' });
  expect(await soldOf(line)).toEqual(sold);
  await act(admin, order._id, 'deliver');
  expect(await soldOf(line)).toEqual(sold);
  expect((await recordCash(admin, order)).status).toBe(200);
  expect(await soldOf(line)).toEqual(sold);

  const { order: cancelled } = await cashOrder(shop, 0, [{ ...line, quantity: 2 }]);
  expect(await soldOf(line)).toContainEqual([today, 2]);
  expect((await act(admin, cancelled._id, 'cancel', { reason: 'Asked for it' })).status).toBe(200);
  expect(await soldOf(line)).toEqual(sold);
  // an order that nobody has paid or confirmed
  await placedOrder(shop, [{ ...line, quantity: 2 }]);
  expect(await soldOf(line)).toEqual(sold);

  const notice = { reason: 'Too much moisture', hazard: '', advice: '' };
  const { _id: id } = (await admin.post('/api/admin/recalls', { ...notice, batchId })).body;
  await press(admin, line, 10);
  const people: { _id: string }[] = (await admin.get(`/api/admin/recalls/${id}/people?show=all`)).body;
  const replaced = { how: 'replacement', people: people.map(({ _id }) => _id) };
  expect((await admin.post(`/api/admin/recalls/${id}/settle`, replaced)).body.done).toHaveLength(1);
  expect(await soldOf(line)).toEqual(sold);
});
