import { existsSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { aboutRecords, footerRecords, homeRecords } from '../../src/rules/page-sections/page-records.ts';
import type { StoredSection } from '../../src/rules/page-sections/section-types.ts';
import { type Migration, readMigrations } from '../../src/server/platform/db/migrate.ts';
import { live } from '../support/live.ts';
import { bearer, json } from '../support/people.ts';
import { freePort, makeDataDir, startShopProcess } from '../support/shop-process.ts';
import { createEmptyDatabase } from '../support/test-database.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const act of cleanups.splice(0).reverse()) await act();
});

async function emptyDatabase() {
  const { url, drop } = await createEmptyDatabase();
  cleanups.push(drop);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  cleanups.push(() => client.end());
  await client.query(
    'create table migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  return { url, client };
}

/** Runs one migration, then inserts the rows that a shop of that version had (tests/upgrade). */
async function applyWithRows(client: pg.Client, { name, checksum, sql }: Migration): Promise<void> {
  await client.query('begin');
  await client.query(sql);
  await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
  await client.query('commit');
  const rows = new URL(`../upgrade/${name}`, import.meta.url);
  if (existsSync(rows)) await client.query(readFileSync(rows, 'utf8'));
}

async function tablesOf(client: pg.Client): Promise<Record<string, string[]>> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select table_name::text as table, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('migrations', 'limits') group by 1`,
  );
  return Object.fromEntries(rows.map(({ table, columns }) => [table, columns]));
}

/** All rows of all tables, with these columns. */
async function contentOf(client: pg.Client, tables: Record<string, string[]>) {
  const content: Record<string, string[]> = {};
  for (const [table, columns] of Object.entries(tables)) {
    const { rows } = await client.query<{ row: string }>(
      `select row(${columns.map((name) => pg.escapeIdentifier(name)).join(', ')})::text as row from ${table} order by 1`,
    );
    content[table] = rows.map(({ row }) => row);
  }
  return content;
}

test('data of the first release survives every later migration, each run on tables with rows', async () => {
  const { client } = await emptyDatabase();
  const [first, ...later] = readMigrations();
  if (!first) throw new Error('no migrations');
  await applyWithRows(client, first);
  const tables = await tablesOf(client);
  const before = await contentOf(client, tables);
  for (const [table, rows] of Object.entries(before)) expect(rows.length, table).toBeGreaterThan(0);
  for (const migration of later) {
    const changed = [...migration.sql.matchAll(/^(?:alter table|update) (\w+)/gm)].map(([, table]) => table);
    const filled = await contentOf(client, await tablesOf(client));
    // rows for a new table belong in tests/upgrade, in the file of the migration that created it
    for (const table of changed) {
      if (table && table in filled)
        expect(filled[table], `${migration.name} changes ${table}`).not.toEqual([]);
    }
    await applyWithRows(client, migration);
  }
  expect(await contentOf(client, tables)).toEqual(before);
});

test('the current shop starts on a database of the first release and serves it', async () => {
  const { url, client } = await emptyDatabase();
  const [first] = readMigrations();
  if (first) await applyWithRows(client, first);
  const { dir, remove } = makeDataDir();
  cleanups.push(remove);
  const shop = startShopProcess({
    ...live,
    PORT: String(await freePort()),
    DATABASE_URL: url,
    DATA_DIR: dir,
  });
  cleanups.push(async () => {
    shop.child.kill('SIGTERM');
    await shop.exited;
  });
  await shop.opened;
  const applied = await client.query<{ name: string }>('select name from migrations order by name');
  expect(applied.rows.map(({ name }) => name)).toEqual(readMigrations().map(({ name }) => name));

  const ask = async (path: string, headers = {}) => {
    const response = await fetch(shop.url + path, { headers });
    expect(response.status, path).toBe(200);
    return response.json();
  };
  const logIn = async (email: string) => {
    const input = json('POST', { email, password: 'Farm@1234' });
    const { token } = await (await fetch(`${shop.url}/api/users/login`, input)).json();
    return bearer(token);
  };
  const names = (foods: { name: string }[]) => foods.map(({ name }) => name);
  expect(names(await ask('/api/foods'))).toEqual(['Sésame oil', 'Palm jaggery']);
  expect(names(await ask('/api/foods/search/sesame'))).toEqual(['Sésame oil']);
  expect(await ask('/api/reviews/product/sesame-oil')).toHaveLength(2);
  expect((await fetch(`${shop.url}/recipes/sesame-rice`)).status).toBe(200);
  const meena = await logIn('meena@example.org');
  expect((await ask('/api/cart', meena)).items).toHaveLength(1);
  const orders: { totalPrice: number; status: string }[] = await ask('/api/orders', meena);
  expect(orders.map(({ totalPrice, status }) => [totalPrice, status])).toEqual([
    [2600, 'PENDING'],
    [1362.2, 'SHIPPED'],
  ]);
  // the account's address is the first of the address book
  const addresses: { address: object; isDefault: boolean }[] = await ask('/api/users/addresses', meena);
  expect(addresses).toMatchObject([{ address: { street: 'Mill Street' }, isDefault: true }]);
  const admin = await logIn('owner@oils.example');
  // as after a passkey: in a live shop the admin area opens only then
  await client.query('update sessions set second_factor_at = now()');
  const overview = await ask('/api/admin/overview?from=2026-01-01&to=2026-01-31', admin);
  // the refund of the second order failed, so its money is still there
  expect(overview.now).toMatchObject({ revenue: 1762.2, orders: 2, paidOrders: 2 });
  await ask('/api/admin/orders/01900000-0000-7000-8000-000000000010', admin);
});

test('earlier partial refunds are subtracted from the revenue of their days', async () => {
  const { client } = await emptyDatabase();
  const migrations = readMigrations();
  const last = migrations.findIndex(({ name }) => name.startsWith('0028'));
  for (const migration of migrations.slice(0, last)) await applyWithRows(client, migration);
  await client.query(`
    insert into refunds (id, payment_id, idempotency_key, amount_minor, status)
    values ('01900000-0000-7000-8000-00000000004a', '01900000-0000-7000-8000-000000000030', 'a part', 10022, 'processed');
    insert into kept_sales select d.day, n.* from (select distinct day from changed_days) d cross join lateral count_sales(d.day) n;
    delete from changed_days`);
  for (const migration of migrations.slice(last)) await applyWithRows(client, migration);
  const { rows } = await client.query(
    "select total_paise - refunded_paise as revenue from sales_by_day where payment_status = 'COMPLETED'",
  );
  expect(rows.map(({ revenue }) => Number(revenue))).toEqual([126_198]);
});

test('search words that are equal after normalisation are merged, and the admin’s meaning wins', async () => {
  const { client } = await emptyDatabase();
  const migrations = readMigrations();
  const last = migrations.findIndex(({ name }) => name.startsWith('0031'));
  for (const migration of migrations.slice(0, last)) await applyWithRows(client, migration);
  // the same characters as a ligature and in full width; the last one is also in the built-in vocabulary
  await client.query(`insert into search_words (word, means) values
    ('ﬁg', 'anjeer'), ('fｉg', 'anjeer'), ('ﬁgs', 'anjeer'), ('figs', 'athi'), ('pａlli', 'lizard'),
    ('℡ine', 'phone'), ('e' || chr(769), 'too short')`);
  for (const migration of migrations.slice(last)) await applyWithRows(client, migration);
  const { rows } = await client.query(
    `select word, means from search_words
     where normalize(word, NFKC) in ('fig', 'figs', 'palli') or means in ('phone', 'too short') order by word collate "C"`,
  );
  expect(rows).toEqual([
    { word: 'e\u0301', means: 'too short' },
    { word: 'fig', means: 'anjeer' },
    { word: 'figs', means: 'athi' },
    { word: 'palli', means: 'lizard' },
    { word: 'teline', means: 'phone' },
  ]);
});

test('pictures and testimonials become items of every version of their page, also of replaced ones', async () => {
  const { client } = await emptyDatabase();
  const migrations = readMigrations();
  const last = migrations.findIndex(({ name }) => name.startsWith('0043'));
  for (const migration of migrations.slice(0, last)) await applyWithRows(client, migration);
  await client.query(`
    delete from content;
    insert into content (id, kind, position, title, text, url, poster_url, alt, width, height, rating, is_shown, link) values
      (gen_random_uuid(), 'hero-desktop', 1, '', '', '/b.webp', null, 'B', null, null, null, true, null),
      (gen_random_uuid(), 'hero-desktop', 0, 'Own words', '', '/a.webp', null, 'A', 1600, 900, null, true, '/product'),
      (gen_random_uuid(), 'hero-desktop', 2, '', '', '/c.webp', null, 'C', null, null, null, false, null),
      (gen_random_uuid(), 'hero-mobile', 0, '', '', '/a-phone.webp', null, 'A', 400, 800, null, true, null),
      (gen_random_uuid(), 'hero-video', 0, '', '', '/film.mp4', '/film.webp', 'Film', null, null, null, true, null),
      (gen_random_uuid(), 'testimonial', 0, 'Meena, Karur', 'Good', null, null, '', null, null, 4, true, null),
      (gen_random_uuid(), 'clip', 0, 'Harvest', '', '/clip.mp4', null, '', null, null, null, true, null),
      (gen_random_uuid(), 'certificate', 0, 'Lab', '', '/lab.webp', null, 'Lab report', null, null, null, true, null),
      (gen_random_uuid(), 'badge', 0, '', '', '/badge.svg', null, 'Licence', 64, 64, null, true, null),
      (gen_random_uuid(), 'announcement', 0, '', 'Closed on Pongal', null, null, '', null, null, null, true, null);
    insert into page_versions (id, page, state, sections, published_at) values
      (gen_random_uuid(), 'home', 'replaced', '[{"key":"hero","isShown":true,"texts":{"en":{"heading":"Old"}},"items":[]}]', now())`);
  const { rows: numbers } = await client.query(
    "select max(version) as version from page_versions where state <> 'replaced'",
  );
  for (const migration of migrations.slice(last)) await applyWithRows(client, migration);
  const { rows } = await client.query<{
    page: string;
    state: string;
    version: number;
    sections: StoredSection[];
  }>(
    "select page, state, version, sections from page_versions where page in ('home', 'about', 'footer', 'header') order by 1, 2",
  );
  expect(rows.map(({ page, state }) => `${page} ${state}`)).toEqual([
    ...['about published', 'footer published', 'header published'],
    ...['home draft', 'home published', 'home replaced'],
  ]);
  const size = { width: null, height: null };
  for (const { page, state, version, sections } of rows.filter((row) => row.page === 'home')) {
    expect(homeRecords(sections, {}), state).toEqual({
      heroDesktop: [
        {
          url: '/a.webp',
          alt: 'A',
          title: 'Own words',
          text: '',
          link: '/product',
          width: 1600,
          height: 900,
        },
        { url: '/b.webp', alt: 'B', title: '', text: '', link: '', ...size },
      ],
      heroMobile: [
        {
          url: '/a-phone.webp',
          alt: 'A',
          title: 'Own words',
          text: '',
          link: '/product',
          width: 400,
          height: 800,
        },
        { url: '/b.webp', alt: 'B', title: '', text: '', link: '', ...size },
      ],
      heroVideo: { url: '/film.mp4', posterUrl: '/film.webp', title: '', alt: 'Film' },
      testimonials: [{ name: 'Meena, Karur', text: 'Good', rating: 4 }],
      clips: [{ url: '/clip.mp4', posterUrl: null, title: 'Harvest', alt: '' }],
    });
    const hero = sections.find(({ key }) => key === 'hero');
    expect(hero?.items.map(({ isHidden = false }) => isHidden)).toEqual([false, false, true]);
    if (state !== 'replaced') expect(version, `${page} ${state}`).toBeGreaterThan(numbers[0].version);
  }
  const sectionsOf = (page: string) => rows.find((row) => row.page === page)?.sections;
  expect(aboutRecords(sectionsOf('about'), {}).certificates).toMatchObject([
    { url: '/lab.webp', title: 'Lab' },
  ]);
  expect(footerRecords(sectionsOf('footer'), {}).badges).toMatchObject([{ url: '/badge.svg', width: 64 }]);
  expect(sectionsOf('header')?.[0]?.texts.en).toEqual({ line: 'Closed on Pongal' });
});
