import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { homeRecords } from '../../src/rules/page-sections/page-records.ts';
import { carriedTables, leftTables } from '../../src/server/go-live/carried-tables.ts';
import { type CarryOptions, carryShop } from '../../src/server/go-live/carry-shop.ts';
import { migrate } from '../../src/server/platform/db/migrate.ts';
import { openUploads } from '../../src/server/platform/storage/storage.ts';
import type { UploadStore } from '../../src/server/platform/storage/upload-store.ts';
import { addOwnContent } from '../support/own-content.ts';
import { placedOrder } from '../support/payments.ts';
import { createEmptyDatabase } from '../support/test-database.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let imageUrl: string;
beforeAll(async () => {
  shop = await openTestShop();
  ({ imageUrl } = await addOwnContent(shop));
  await placedOrder(shop);
  const { pool } = shop.database;
  await pool.query(
    "update foods set name = 'Our sesame oil', version = 1, updated_at = now() where id = 'wood-pressed-sesame-oil'",
  );
  await pool.query(
    "update foods set status = 'draft', version = 1, updated_at = now() where id = 'a2-cow-ghee'",
  );
  await pool.query(
    `insert into recipes (id, title, prep_minutes, cooking_minutes, difficulty, images)
     values ('pepper-rice', 'Pepper rice', 5, 10, 'Easy', array[$1])`,
    [imageUrl],
  );
  await pool.query(`insert into recipe_ingredients (recipe_id, position, name, food_id) values
    ('pepper-rice', 0, 'Pepper', 'nilgiri-pepper'), ('pepper-rice', 1, 'Oil', 'wood-pressed-groundnut-oil')`);
  await pool.query(
    "insert into coupons (code, offer_percentage, expires_at, used_count) values ('OWN5', 5, '2031-01-01', 3)",
  );
  await pool.query(
    `with replaced as (update page_versions set state = 'replaced' where page = 'home' returning sections)
     insert into page_versions (id, page, state, sections, published_at)
     select gen_random_uuid(), 'home', 'draft', jsonb_insert(sections, '{5,items,0}', $1), null from replaced`,
    [JSON.stringify({ texts: { en: { name: 'Ravi', text: 'Our own customer', rating: '5' } } })],
  );
  await pool.query(`insert into scheduled_sales (id, name, percent, applies_to, food_ids, starts_minute, ends_minute, weekdays, first_day) values
    (gen_random_uuid(), 'Own', 5, 'foods', '{nilgiri-pepper,wood-pressed-groundnut-oil}', 0, 60, '{1}', '2030-01-01'),
    (gen_random_uuid(), 'Demo', 5, 'foods', '{wood-pressed-groundnut-oil}', 0, 60, '{1}', '2030-01-01')`);
  await pool.query("update colours set color = '#123456', updated_at = now() where place = 'header'");
});
afterAll(() => shop.close());

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const act of cleanups.splice(0).reverse()) await act();
});

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  cleanups.push(() => client.end());
  return client;
}

/** An upload store in memory. */
function memoryUploads(): UploadStore & { files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    write: async (file, bytes) => void files.set(file, bytes),
    writeFile: async (file, from) => void files.set(file, await readFile(from)),
    open: async () => undefined,
    read: async (file) => files.get(file) && Buffer.from(files.get(file) as Uint8Array),
    list: async function* () {},
    remove: async (file) => void files.delete(file),
  };
}

async function liveDatabase(): Promise<pg.Client> {
  const { url, drop } = await createEmptyDatabase();
  cleanups.push(drop);
  await migrate(url);
  return connect(url);
}

async function goLive(client: pg.Client, uploads: UploadStore, options: Partial<CarryOptions> = {}) {
  const source = { client: await connect(shop.databaseUrl), uploads: openUploads(shop.config) };
  return carryShop(source, { client, uploads }, { hasDemoContent: false, hasCoupons: false, ...options });
}

const column = async (client: pg.Client, sql: string) =>
  (await client.query({ text: sql, rowMode: 'array' })).rows.map(([value]) => value);

test('going live carries what the owner made or changed, and leaves the demo and its people behind', async () => {
  const live = await liveDatabase();
  const uploads = memoryUploads();
  const report = await goLive(live, uploads);
  expect(await column(live, 'select name from foods order by 1')).toEqual([
    'Nilgiri Pepper',
    'Our sesame oil',
  ]);
  expect(await column(live, "select stock from food_sizes where food_id = 'nilgiri-pepper'")).toEqual([12]);
  expect(await column(live, "select url from food_images where food_id = 'nilgiri-pepper'")).toEqual([
    imageUrl,
  ]);
  expect(await column(live, 'select rating_count from foods')).toEqual([0, 0]);
  expect(await column(live, 'select id from recipes')).toEqual(['pepper-rice']);
  expect(await column(live, 'select food_id from recipe_ingredients order by position')).toEqual([
    'nilgiri-pepper',
    null,
  ]);
  expect(await column(live, 'select food_ids from scheduled_sales')).toEqual([['nilgiri-pepper']]);
  expect(await column(live, 'select place from colours')).toEqual(['header']);
  expect(await column(live, "select details->>'name' from shop_settings")).toEqual(['Nila Spices']);
  const [details] = await column(live, 'select details from shop_settings');
  expect(details).toMatchObject({ phone: '+91 98765 43210', grievanceOfficer: { name: '', phone: '' } });
  expect(Object.keys(details)).not.toContain('gstin');
  expect(report.leftSettings).toEqual(
    expect.arrayContaining(['gstin', 'address', 'grievanceOfficer.name', 'state']),
  );
  expect(await column(live, 'select page from page_versions')).toEqual(['home']);
  const [sections] = await column(live, 'select sections from page_versions');
  expect(homeRecords(sections, {}), 'pictures and testimonials of the demo stay').toEqual({
    heroDesktop: [],
    heroMobile: [],
    heroVideo: null,
    testimonials: [{ name: 'Ravi', text: 'Our own customer', rating: 5 }],
    clips: [],
  });
  expect(await column(live, 'select policy from shop_settings'), 'the policy of the demo stays').toEqual([
    {},
  ]);
  expect(await column(live, "select word from food_words where word = 'pepper'")).toEqual(['pepper']);
  for (const table of [
    'users',
    'orders',
    'reviews',
    'content',
    'coupons',
    'sessions',
    'audit_log',
    'seed_runs',
  ])
    expect(await column(live, `select count(*)::int from ${table}`), table).toEqual([0]);
  expect([...uploads.files.keys()].map((file) => `/uploads/${file}`)).toEqual([imageUrl]);
  expect(report).toMatchObject({ images: 1, lostImages: [], changedDemo: ['Our sesame oil'] });
  expect(
    report.demoWords.map((line) => line()),
    'the draft of the home page has the sections of the demo',
  ).toEqual(['Home page: Hero, Offer, Why choose us, Oath, Contact']);
  expect(report.people).toContainEqual({ label: 'orders', count: 1 });
  expect(report.left).toContainEqual({ label: 'foods', count: 15 });
});

test('with the demo content the whole shop is carried, also its name and its coupons, but nobody of the demo', async () => {
  const live = await liveDatabase();
  await goLive(live, memoryUploads(), { hasDemoContent: true, hasCoupons: true });
  const inBoth = async (sql: string) => [
    await column(live, sql),
    await column(shop.database.pool as never, sql),
  ];
  for (const table of ['foods', 'recipes', 'colours', 'coupons', 'food_sizes', 'search_words']) {
    const [there, here] = await inBoth(`select count(*)::int from ${table}`);
    expect(there, table).toEqual(here);
  }
  expect(await column(live, "select used_count from coupons where code = 'OWN5'")).toEqual([0]);
  expect(await column(live, "select details->>'state' from shop_settings")).toEqual(['Tamil Nadu']);
  expect(await column(live, 'select count(*)::int from users')).toEqual([0]);
});

test('an interruption leaves the live database empty, and the next run carries everything', async () => {
  const live = await liveDatabase();
  const full: UploadStore = {
    ...memoryUploads(),
    write: () => Promise.reject(new Error('the disk is full')),
  };
  await expect(goLive(live, full)).rejects.toThrow('the disk is full');
  expect(await column(live, 'select count(*)::int from foods')).toEqual([0]);
  await goLive(live, memoryUploads());
  expect(await column(live, 'select count(*)::int from foods')).toEqual([2]);
});

test('a live database that has foods is left alone; settings that it has saved win', async () => {
  const live = await liveDatabase();
  await live.query(
    `insert into shop_settings (details, versions) values ('{"name": "Saved before"}', '{"details": 1}')`,
  );
  await goLive(live, memoryUploads());
  expect(await column(live, "select details->>'name' from shop_settings")).toEqual(['Saved before']);
  await expect(goLive(live, memoryUploads())).rejects.toThrow('the live database already has 2 foods');
});

test('every table is either carried or left behind', async () => {
  const tables = await column(
    shop.database.pool as never,
    "select table_name::text from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const known = [...carriedTables.map(({ name }) => name), ...leftTables];
  expect(known.toSorted(), 'add a new table to src/server/go-live/carried-tables.ts').toEqual(
    tables.toSorted(),
  );
});
