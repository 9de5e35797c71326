import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from '../../src/server/seed/seed-demo.ts';
import { asAdmin } from '../support/admin-actions.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('a newer version of the demo data sets its discounts once, on foods that nobody edited', async () => {
  const { db, pool } = shop.database;
  const admin = await asAdmin(shop);
  await pool.query('update foods set discount_percent = 0');
  await pool.query("update seed_runs set checksum = 'of an older version'");
  const { _id, name, price, origins, cookTime } = (await admin.get('/api/admin/foods/a2-cow-ghee')).body;
  const saved = await admin.put('/api/foods', { _id, name, price, origins, cookTime, discount: 0 });
  expect(saved.status).toBe(200);
  const withoutDiscount = async () =>
    (await pool.query('select id from foods where discount_percent = 0 order by id')).rows.map(
      ({ id }) => id,
    );

  await seedDemo(db, 'chekku');
  expect(await withoutDiscount()).toEqual(['a2-cow-ghee']);
  await pool.query("update foods set discount_percent = 0 where id = 'moringa-leaf-powder'");
  await seedDemo(db, 'chekku');
  expect(await withoutDiscount()).toEqual(['a2-cow-ghee', 'moringa-leaf-powder']);
});
