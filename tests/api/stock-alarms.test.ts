import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifyLowStock } from '../../src/server/orders/notify-low-stock.ts';
import { releaseOrder } from '../../src/server/orders/release-order.ts';
import { type Admin, asAdmin } from '../support/admin-actions.ts';
import { withLockedOrder } from '../support/locked-order.ts';
import { openPayments, placedOrder, rows } from '../support/payments.ts';
import { COCONUT, forceOrder, type Line, sellAtListPrice } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
let deps: Awaited<ReturnType<typeof openPayments>>;
beforeAll(async () => {
  shop = await openTestShop();
  await sellAtListPrice(shop, COCONUT);
  admin = await asAdmin(shop);
  deps = await openPayments(shop);
});
afterAll(async () => {
  await deps.close();
  await shop.close();
});

const FOOD = 'wood-pressed-coconut-oil';
async function makeSize(size: string, stock: number): Promise<Line> {
  await rows(
    shop,
    'insert into food_sizes (food_id, size, position, price_paise, stock) values ($1, $2, $3, 100000, $4)',
    FOOD,
    size,
    400 + Math.floor(Math.random() * 10_000),
    stock,
  );
  return { productId: FOOD, size, quantity: 1 };
}
const setStock = (size: string, stock: number) =>
  rows(shop, 'update food_sizes set stock = $2 where size = $1', size, stock);
const checkStock = () => notifyLowStock(deps);
/** The emails to admins about a size, by address. */
const notified = async (size: string, address = admin.admin.email) =>
  (
    await rows<{ subject: string; text: string }>(
      shop,
      `select data -> 'content' ->> 'subject' as subject, data -> 'content' ->> 'rows' as text from pgboss.job
       where name = 'mail' and data -> 'to' ->> 'address' = $1 and data -> 'content' ->> 'rows' like '%(' || $2 || ')%'
       order by created_on`,
      address,
      size,
    )
  ).map(({ subject, text }) => ({ subject, text }));

test('a size with a level of its own is low at that level, whatever the settings say', async () => {
  const [early, late] = [await makeSize('alarm early', 12), await makeSize('alarm late', 3)];
  await rows(shop, "update food_sizes set low_stock = 12 where size = 'alarm early'");
  await rows(shop, "update food_sizes set low_stock = 2 where size = 'alarm late'");
  await checkStock();
  expect(await notified(early.size)).toHaveLength(1);
  expect(await notified(late.size)).toEqual([]);
  const { body: foods } = await admin.get(`/api/admin/foods?search=coconut`);
  const levels = foods
    .find(({ _id }: { _id: string }) => _id === FOOD)
    .quantities.filter(({ size }: Line) => size === early.size || size === late.size)
    .map(({ level, lowStock }: { level: string; lowStock: number }) => [level, lowStock]);
  expect(levels.toSorted()).toEqual([
    ['low', 12],
    ['plenty', 2],
  ]);
  await setStock(late.size, 2);
  // filled up above its own level, and low again: news
  await setStock(early.size, 13);
  await checkStock();
  await setStock(early.size, 12);
  await checkStock();
  expect(await notified(early.size)).toHaveLength(2);
  expect(await notified(late.size)).toHaveLength(1);
});

test('every admin is emailed once when a size is sold out, with the pieces that unpaid orders hold', async () => {
  const line = await makeSize('alarm a', 24);
  await checkStock();
  expect(await notified(line.size)).toEqual([]);
  const { order } = await placedOrder(shop, [{ ...line, quantity: 24 }]);
  await Promise.all([checkStock(), checkStock(), checkStock()]);
  const message = 'Sold out: Wood-Pressed Coconut Oil (alarm a)';
  expect(await notified(line.size)).toMatchObject([{ subject: message }]);
  expect((await notified(line.size))[0]?.text).toContain('Sold out; 24 more held by unpaid orders');
  expect(await notified(line.size, 'admin@example.com')).toHaveLength(1);
  // the order releases it, and another reserves it: it was not restocked
  await withLockedOrder(shop.database.db, order._id, releaseOrder);
  await checkStock();
  await placedOrder(shop, [{ ...line, quantity: 24 }]);
  await checkStock();
  expect(await notified(line.size)).toHaveLength(1);
});

test('an admin who reads Tamil is emailed the food by its Tamil name', async () => {
  const { size } = await makeSize('alarm t', 0);
  await rows(shop, "update users set language = 'ta' where id = $1", admin.admin.id);
  await checkStock();
  await rows(shop, "update users set language = 'en' where id = $1", admin.admin.id);
  expect((await notified(size))[0]?.text).toContain('மரச்செக்கு தேங்காய் எண்ணெய் (alarm t)');
  expect((await notified(size, 'admin@example.com'))[0]?.text).toContain(
    'Wood-Pressed Coconut Oil (alarm t)',
  );
});

test('low and sold out are reported once each; after a restock they are reported again', async () => {
  const { size } = await makeSize('alarm b', 6);
  for (const stock of [5, 4, 5]) {
    await setStock(size, stock);
    await checkStock();
  }
  expect(await notified(size)).toMatchObject([
    { subject: 'Only 5 left: Wood-Pressed Coconut Oil (alarm b)' },
  ]);
  await setStock(size, 0);
  await checkStock();
  await checkStock();
  expect(await notified(size)).toHaveLength(2);
  await setStock(size, 40);
  await checkStock();
  await setStock(size, 3);
  await checkStock();
  expect((await notified(size)).map(({ subject }) => subject.slice(0, 11))).toEqual([
    'Only 5 left',
    'Sold out: W',
    'Only 3 left',
  ]);
});

test('the shop sets the threshold; foods that are not sold are not reported', async () => {
  const { size } = await makeSize('alarm c', 30);
  const terms = { maxPieces: 24, maxOrders: 3, holdMinutes: 120, cancelHours: 24 };
  await admin.put('/api/admin/settings/unpaid', { ...terms, lowStock: 30 });
  await rows(shop, "update foods set status = 'draft' where id = $1", FOOD);
  await checkStock();
  expect(await notified(size)).toEqual([]);
  await rows(shop, "update foods set status = 'published' where id = $1", FOOD);
  await checkStock();
  expect(await notified(size)).toHaveLength(1);
  await admin.put('/api/admin/settings/unpaid', { ...terms, lowStock: 5 });
});

test("the list of foods shows the pieces that unpaid orders hold, and which sizes are low by the shop's threshold", async () => {
  const line = await makeSize('alarm d', 10);
  await placedOrder(shop, [{ ...line, quantity: 6 }]);
  const paid = await placedOrder(shop, [line]);
  await forceOrder(
    shop,
    paid.order._id,
    "payment_status = 'COMPLETED', status = 'PAYMENT', payment_id = 'x'",
  );
  const { body } = await admin.get('/api/admin/foods?search=Coconut');
  const sizes = body.find(({ _id }: { _id: string }) => _id === FOOD).quantities;
  expect(sizes.find(({ size }: Line) => size === line.size)).toMatchObject({
    stock: 3,
    held: 6,
    level: 'low',
  });
});
