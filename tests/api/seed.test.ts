import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayOf } from '../../src/rules/days.ts';
import { seedDemo } from '../../src/server/seed/seed-demo.ts';
import { asAdmin } from '../support/admin-actions.ts';
import { contradictions } from '../support/batches.ts';
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

test('the demo is complete in every language', async () => {
  const fresh = await openTestShop();
  try {
    const overview = (await (await asAdmin(fresh)).get('/api/admin/translations')).body;
    const gaps = overview.flatMap(({ language, groups }: { language: string; groups: Group[] }) =>
      groups
        .filter(({ kind, missing }) => kind !== 'pages' && missing > 0)
        .map(({ kind, entries }) => ({ language, kind, entries })),
    );
    expect(overview).toHaveLength(2);
    expect(gaps).toEqual([]);
  } finally {
    await fresh.close();
  }
});

interface Group {
  kind: string;
  missing: number;
  entries: unknown[];
}

test('a demo of an earlier version gets the translations where nobody edited', async () => {
  const { db, pool } = shop.database;
  const admin = await asAdmin(shop);
  await pool.query("update foods set translations = '{}'");
  await pool.query("update recipes set translations = '{}'");
  await pool.query("update shop_settings set translations = '{}'");
  const { version } = (await admin.get('/api/admin/translations/recipes/thinai-ven-pongal/ta')).body;
  const own = { version, texts: { title: 'Own' } };
  expect((await admin.put('/api/admin/translations/recipes/thinai-ven-pongal/ta', own)).status).toBe(200);
  await pool.query(
    "update seed_runs set checksum = 'of the version before' where checksum <> 'of an older version'",
  );
  await seedDemo(db, 'chekku');
  const untranslated = async (table: string) =>
    (await pool.query(`select id from ${table} where translations->'hi'->'description' is null`)).rows;
  // edited in the test above
  expect(await untranslated('foods')).toEqual([{ id: 'a2-cow-ghee' }]);
  expect(await untranslated('recipes')).toEqual([{ id: 'thinai-ven-pongal' }]);
  const { rows } = await pool.query("select translations->'hi'->>'tagline' as tagline from shop_settings");
  expect(rows[0].tagline).toMatch(/\p{Script=Devanagari}/u);
});

test('the demo has fresh batches, and the stock of its size is what it was', async () => {
  const fresh = await openTestShop();
  try {
    const admin = await asAdmin(fresh);
    // the day of the seeding, which may have been yesterday
    const { rows } = await fresh.database.pool.query<{ at: Date }>(
      'select max(seeded_at) as at from seed_runs',
    );
    const daysFrom = (count: number) => addDays(dayOf(rows[0]?.at ?? new Date(0)), count);
    const food = (await admin.get('/api/foods/id/wood-pressed-sesame-oil')).body;
    const tin = food.quantities.find(({ size }: { size: string }) => size === '5 L');
    expect(tin).toMatchObject({ stock: 3, pressedOn: daysFrom(-24), bestBefore: daysFrom(245) });
    const batches: { code: string }[] = (await admin.get('/api/admin/batches')).body;
    expect(batches).toMatchObject([
      { pressedOn: daysFrom(-6), bottles: 2, state: 'selling' },
      { pressedOn: daysFrom(-24), bottles: 1, state: 'selling' },
    ]);
    const passport = (await admin.get(`/api/passports/${batches[1]?.code}`)).body;
    expect(passport).toMatchObject({
      state: 'fine',
      foodId: food._id,
      photos: [expect.any(String), expect.any(String)],
    });
    expect(await contradictions(fresh)).toEqual([]);
  } finally {
    await fresh.close();
  }
});
