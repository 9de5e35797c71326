import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminFood } from '../../src/contract/food-input.ts';
import { csvLine } from '../../src/rules/csv.ts';
import { purgeImports } from '../../src/server/foods/import/purge-imports.ts';
import { newId } from '../../src/server/platform/ids.ts';
import { makeAdmin } from '../support/admins.ts';
import { importer, shortLines } from '../support/imports.ts';
import { rows } from '../support/payments.ts';
import { bearer } from '../support/people.ts';
import { as, makeShopper, type Shopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Shopper;
let imports: ReturnType<typeof importer>;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await makeAdmin(shop);
  imports = importer(shop, admin);
});
afterAll(() => shop.close());

const exported = async () => {
  const response = await shop.request('/api/admin/exports/foods.csv', { headers: bearer(admin.token) });
  const bytes = Buffer.from(await response.arrayBuffer());
  // without a byte order mark spreadsheets misread it
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
  return bytes.toString();
};
const foodOf = async (id: string): Promise<AdminFood> =>
  (await as(shop, admin).get(`/api/admin/foods/${id}`)).body;
const HEAD = [
  'id',
  'name',
  'category',
  'origins',
  'cook_time',
  'hsn',
  'gst_rate',
  'size',
  'price',
  'stock',
  'tags',
];
const csv = (...lines: (string | number)[][]) => [HEAD, ...lines].map((line) => csvLine(line)).join('');
const rice = (id: string, changes: Record<string, string | number> = {}) => {
  const cells: Record<string, string | number> = {
    id,
    name: `Red Rice ${id}`,
    category: 'Grains',
    origins: 'Thanjavur; Karur',
    cook_time: '30 minutes',
    hsn: '1006',
    gst_rate: 5,
    size: '1 kg',
    price: 120,
    stock: 40,
    tags: 'rice, red',
    ...changes,
  };
  return HEAD.map((column) => cells[column] ?? '');
};

test('the export of all foods imports without a change', async () => {
  const file = await exported();
  expect(file.split('\r\n')[0]).toMatch(/^\uFEFF"id","name","size","price","stock","stock_when_exported",/);
  const checked = await imports.check(file);
  expect(shortLines(await imports.lines(checked._id, '&result=changed'))).toEqual([]);
  expect(checked).toMatchObject({
    state: 'checked',
    created: 0,
    changed: 0,
    rejected: 0,
    ignoredColumns: [],
  });
  expect(checked.unchanged).toBe(checked.lines);
  // the whole catalogue, one line per size
  const [sizes] = await rows<{ count: number }>(shop, 'select count(*)::int from food_sizes');
  expect(checked.lines).toBe(sizes?.count);
});

test('translations are columns of their own; moved English lines take theirs along', async () => {
  const head = csvLine([
    'id',
    'name_ta',
    'origins',
    'origins_ta',
    'ingredients',
    'ingredients_ta',
    'image_alts_ta',
  ]);
  const id = 'three-oils-kitchen-combo';
  const translations = async () =>
    (await rows<{ ta: object }>(shop, `select translations->'ta' as ta from foods where id = '${id}'`))[0]
      ?.ta;
  const line = (...cells: string[]) => head + csvLine([id, ...cells]);
  const first = line(
    'எண்ணெய்',
    'Karur; Erode',
    'கரூர்; ஈரோடு',
    'Oil: 1 L | Tin',
    'எண்ணெய்: 1 லி | டின்',
    '[empty]',
  );
  expect(await imports.run(first)).toMatchObject({ state: 'done', changed: 1, rejected: 0 });
  expect(await translations()).toMatchObject({
    name: 'எண்ணெய்',
    origins: ['கரூர்', 'ஈரோடு'],
    ingredients: [
      { name: 'எண்ணெய்', quantity: '1 லி' },
      { name: 'டின்', quantity: '' },
    ],
  });
  expect(await translations()).not.toHaveProperty('imageAlts');
  await imports.run(line('', 'Erode; Karur; Salem', '', 'Tin', '', ''));
  expect(await translations()).toMatchObject({
    origins: ['ஈரோடு', 'கரூர்', ''],
    ingredients: [{ name: 'டின்', quantity: '' }],
  });
  const wrong = await imports.check(line('', '', 'ஈரோடு', '', '', ''));
  expect(shortLines(await imports.lines(wrong._id))).toEqual([
    '2 rejected | origins_ta: The English list has 3 entries, this one has 1',
  ]);
  // each admin reads it in the language of the page
  expect(shortLines(await imports.lines(wrong._id, '&language=ta'))).toEqual([
    '2 rejected | origins_ta: ஆங்கிலப் பட்டியலில் 3 உள்ளன, இதில் 1 உள்ளன',
  ]);
});

test('a scheduled sale is no discount of a food', async () => {
  const before = await exported();
  await shop.database.pool.query(
    `insert into scheduled_sales (id, name, percent, applies_to, starts_minute, ends_minute, weekdays, first_day)
     values ($1, 'Sale', 50, 'all', 0, 1440, '{1,2,3,4,5,6,7}', '2020-01-01')`,
    [newId()],
  );
  expect(await exported()).toBe(before);
  await shop.database.pool.query('delete from scheduled_sales');
});

test('a dry run says what each line would do, and changes nothing', async () => {
  const before = await exported();
  const checked = await imports.check(
    csv(
      rice('dry-rice'),
      rice('dry-rice', { name: '', origins: '', cook_time: '', size: '5 kg', price: '₹1,250.00' }),
      ['wood-pressed-sesame-oil', '', '', '', '', '', '', '1 L', 555, '', ''],
      rice('dry-flour', { price: 'cheap', hsn: 'x' }),
      ['unknown-oil', '', '', '', '', '', '', '1 L', '', 5, ''],
    ),
  );
  expect(checked).toMatchObject({ state: 'checked', lines: 5, done: 5, created: 2, changed: 1, rejected: 2 });
  expect(shortLines(await imports.lines(checked._id))).toEqual([
    '2 created',
    '3 created',
    '4 changed | food_price: 540 → 555 | price: 540 → 555',
    '5 rejected | hsn: An HSN code has 4, 6 or 8 digits | price: Write rupees, such as 210 or 210.50',
    '6 rejected | id: There is no food unknown-oil, and a new one needs a name',
  ]);
  expect(await exported()).toBe(before);
});

test('an import creates and changes foods; the same file again changes nothing', async () => {
  const file = csv(
    rice('first-rice'),
    rice('first-rice', {
      name: '',
      category: '',
      origins: '',
      cook_time: '',
      size: '5 kg',
      price: '₹1,250.00',
      stock: '',
    }),
    ['wood-pressed-groundnut-oil', '', '', '', '', '', '', '500 ml', 215, 33, ''],
  );
  const done = await imports.run(file);
  expect(done).toMatchObject({ state: 'done', created: 2, changed: 1, rejected: 0 });
  expect(await foodOf('first-rice')).toMatchObject({
    name: 'Red Rice first-rice',
    category: 'Grains',
    origins: ['Thanjavur', 'Karur'],
    tags: ['rice', 'red'],
    price: 120,
    hsn: '1006',
    gstRate: 5,
    status: 'published',
    quantities: [
      { size: '1 kg', price: 120, stock: 40, netAmount: 1000, netUnit: 'g' },
      { size: '5 kg', price: 1250, stock: null, netAmount: 5000, netUnit: 'g' },
    ],
  });
  const oil = await foodOf('wood-pressed-groundnut-oil');
  expect(oil.quantities).toMatchObject([
    { price: 400 },
    { size: '500 ml', price: 215, stock: 33 },
    { price: 1920 },
  ]);
  expect(oil.ingredients.length).toBeGreaterThan(0);
  // in the shop at once
  expect((await shop.request('/api/foods/id/first-rice')).status).toBe(200);
  const after = await exported();
  const again = await imports.run(file);
  expect(again).toMatchObject({ state: 'done', created: 0, changed: 0, unchanged: 3, rejected: 0 });
  expect(await exported()).toBe(after);
  expect((await foodOf('wood-pressed-groundnut-oil')).version).toBe(oil.version);
});

test('foods without an id are found again by their name, in any script', async () => {
  const file = csv(rice('', { name: 'Foxtail Millet' }), rice('', { name: 'தினை அரிசி' }));
  expect(await imports.run(file)).toMatchObject({ created: 2, rejected: 0 });
  expect(await imports.run(file)).toMatchObject({ created: 0, unchanged: 2 });
  expect((await foodOf('foxtail-millet')).name).toBe('Foxtail Millet');
});

test('a picture whose name grows in lower case is missing, and no error', async () => {
  const file = csvLine(['id', 'image_1']) + csvLine(['wood-pressed-sesame-oil', `${'İ'.repeat(480)}.jpg`]);
  const checked = await imports.check(file);
  expect(shortLines(await imports.lines(checked._id))).toEqual([
    '2 rejected | image_1: This picture is missing',
  ]);
});

test('long texts with emoji are checked and imported, wherever they are cut', async () => {
  await imports.run(csv(rice('emoji-rice')));
  const long = `${'x'.repeat(59)}🌾${'y'.repeat(300)}`;
  const file = csvLine(['id', 'description']) + csvLine(['emoji-rice', long]);
  expect(await imports.run(file)).toMatchObject({ state: 'done', changed: 1, rejected: 0 });
  expect((await foodOf('emoji-rice')).description).toBe(long);
});

test('one import is one entry of the audit log, with its counts', async () => {
  const done = await imports.run(csv(rice('audited-rice'), rice('audited-flour', { price: 0 })));
  const [entry, ...more] = await rows<{ action: string; changes: object; actor_id: string }>(
    shop,
    'select * from audit_log where target = $1',
    `food import ${done._id}`,
  );
  expect(more).toEqual([]);
  expect(entry).toMatchObject({
    action: 'import foods',
    actor_id: admin.id,
    changes: { file: [null, 'foods.csv'], created: [null, 1], rejected: [null, 1] },
  });
});

test('a file of stocks leaves everything else; sales since the export are not overwritten', async () => {
  await imports.run(csv(rice('counted-rice'), rice('sold-rice'), rice('idle-rice')));
  const stocks =
    'id;size;stock;stock_when_exported\ncounted-rice;1 kg;75;40\nsold-rice;1 kg;90;40\nidle-rice;1 kg;40;40\n';
  const checked = await imports.check(stocks);
  expect(checked).toMatchObject({ changed: 2, unchanged: 1 });
  // pieces are sold between the dry run and the import
  await shop.database.pool.query(
    "update food_sizes set stock = stock - 3 where food_id in ('sold-rice', 'idle-rice')",
  );
  await imports.act(checked._id, 'start');
  const done = await imports.settled(checked._id);
  expect(done).toMatchObject({ state: 'done', changed: 1, unchanged: 1, rejected: 1 });
  expect((await imports.lines(done._id))[1]?.messages[0]?.text).toContain(
    'was 40 when the file was made and is 37 now',
  );
  const stockOf = async (id: string) => (await foodOf(id)).quantities[0]?.stock;
  expect([await stockOf('counted-rice'), await stockOf('sold-rice'), await stockOf('idle-rice')]).toEqual([
    75, 37, 37,
  ]);
  expect(await foodOf('counted-rice')).toMatchObject({ price: 120, hsn: '1006', version: 0 });
});

test('an import and sales at the same time lose no piece', async () => {
  const foods = Array.from({ length: 30 }, (_, index) => `busy-rice-${index}`);
  await imports.run(csv(...foods.map((id) => rice(id, { stock: 1000 }))));
  const checked = await imports.check(csv(...foods.map((id) => rice(id, { stock: '', price: 130 }))));
  const sales = foods.map((id) =>
    shop.database.pool.query('update food_sizes set stock = stock - 1 where food_id = $1 and stock >= 1', [
      id,
    ]),
  );
  await Promise.all([imports.act(checked._id, 'start'), ...sales]);
  expect(await imports.settled(checked._id)).toMatchObject({ changed: 30 });
  const stocks = await rows<{ stock: number; price: number }>(
    shop,
    "select distinct stock, price_paise::int as price from food_sizes where food_id like 'busy-rice-%'",
  );
  expect(stocks).toEqual([{ stock: 999, price: 13_000 }]);
});

test('rejected lines are downloaded with their reasons, corrected and imported', async () => {
  const done = await imports.run(
    csv(rice('good-rice'), rice('bad-rice', { price: 'a lot', name: '=Rice of Karur' })),
  );
  const response = await shop.request(`/api/admin/imports/${done._id}/rejected.csv`, {
    headers: bearer(admin.token),
  });
  expect(response.headers.get('Content-Type')).toContain('text/csv');
  const text = await response.text();
  expect(text).toContain('"\'=Rice of Karur"');
  expect(text).toContain('"price: Write rupees, such as 210 or 210.50"');
  expect(text).not.toContain('good-rice');
  const corrected = await imports.run(text.replace('a lot', '99'));
  expect(corrected).toMatchObject({ created: 1, rejected: 0, ignoredColumns: ['line', 'reason'] });
  expect((await foodOf('bad-rice')).name).toBe('=Rice of Karur');
});

test.each([
  ['nothing', '', 'The file is empty'],
  ['only the head', 'id,name\n', 'no lines'],
  ['no known columns', 'a,b\n1,2\n', '“id” or “name”'],
  ['a column twice', 'id,name,Name\n1,2,3\n', '“name” is there twice'],
  ['an Excel file', 'PK\u0003\u0004 workbook', 'Excel'],
  ['binary data', 'id,name\n\0\0,x\n', 'UTF-8'],
  ['JSON', '{}', '“id” or “name”'],
  ['an open quote', 'id,name\n"a,b\n', 'never closed'],
])('%s is no file of foods', async (_, text, message) => {
  const { status, body } = await imports.upload(text);
  expect([status, body.code]).toEqual([400, 'import-unreadable']);
  expect(body.error).toContain(message);
});

test('a file in another encoding is explained, and UTF-16 is read', async () => {
  const { status, body } = await imports.upload(Buffer.from('id,name\nr,Caf\xe9\n', 'latin1'));
  expect([status, body.error]).toEqual([400, expect.stringContaining('CSV UTF-8')]);
  const text = Buffer.from(`\uFEFFid\tname\nutf-rice\tதினை அரிசி\n`, 'utf16le');
  expect((await imports.upload(text)).body).toMatchObject({ lines: 1, columns: ['id', 'name'] });
});

test('a file of more than 20 MB, or with too many lines, is not stored', async () => {
  const line = `${'x'.repeat(998)}\n`;
  const large = `id,name\n${line.repeat(21_500)}`;
  const { status, body } = await imports.upload(large);
  expect([status, body.code]).toEqual([413, 'too-large']);
  const many = await imports.upload(`id,name\n${'a,b\n'.repeat(50_001)}`);
  expect([many.status, many.body.error]).toEqual([400, expect.stringContaining('50,000 lines')]);
  expect(await rows(shop, 'select id from imports where line_count = 0')).toEqual([]);
});

test('a line with more cells than columns is rejected', async () => {
  const checked = await imports.check('id,name,size,price\nx-rice,Red Rice,1 kg,1,250\n');
  expect(shortLines(await imports.lines(checked._id))[0]).toContain('more cells than there are columns');
});

test('imports run one at a time, and each step needs the one before', async () => {
  const { body: first } = await imports.upload(csv(rice('queue-rice')));
  const { body: second } = await imports.upload(csv(rice('queue-flour')));
  expect((await imports.act(first._id, 'start')).body.code).toBe('import-state');
  await shop.database.pool.query("update imports set state = 'running' where id = $1", [first._id]);
  expect((await imports.act(second._id, 'check')).body.code).toBe('import-active');
  const cancelled = await imports.act(first._id, 'cancel');
  expect([cancelled.status, cancelled.body.state]).toEqual([200, 'cancelled']);
  expect((await imports.act(first._id, 'cancel')).status).toBe(409);
  // a check that has ended could be made again: holds it back
  const client = await shop.database.pool.connect();
  await client.query('begin; lock table foods in access exclusive mode');
  const both = await Promise.all([imports.act(second._id, 'check'), imports.act(second._id, 'check')]);
  await client.query('commit');
  client.release();
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await imports.settled(second._id)).toMatchObject({ state: 'checked' });
});

test('a cancelled import stops between two batches', async () => {
  const foods = Array.from({ length: 150 }, (_, index) => rice(`cancel-rice-${index}`));
  const checked = await imports.check(csv(...foods));
  expect(checked).toMatchObject({ created: 150 });
  // holds the second batch back until it is cancelled
  const client = await shop.database.pool.connect();
  await client.query('begin');
  await client.query(
    "insert into foods (id, name, price_paise) values ('cancel-rice-120', 'Held back', 100)",
  );
  await imports.act(checked._id, 'start');
  await expect.poll(async () => (await imports.read(checked._id)).done).toBe(100);
  const cancel = imports.act(checked._id, 'cancel');
  await client.query('commit');
  client.release();
  await cancel;
  const settled = await imports.settled(checked._id);
  expect(['cancelled', 'done']).toContain(settled.state);
  // all or nothing of a batch: what is counted is what is there
  const [found] = await rows<{ count: number }>(
    shop,
    "select count(*)::int from foods where id like 'cancel-rice-%' and name like 'Red Rice%'",
  );
  expect(found?.count).toBe(settled.created);
});

test('unknown imports, malformed ids and strangers', async () => {
  for (const path of ['', '/lines', '/rejected.csv']) {
    const response = await shop.request(`/api/admin/imports/${newId()}${path}`, {
      headers: bearer(admin.token),
    });
    expect(response.status).toBe(404);
  }
  expect((await imports.act(newId(), 'check')).status).toBe(404);
  expect((await imports.act('x', 'check')).status).toBe(400);
  const shopper = importer(shop, await makeShopper(shop));
  expect((await shopper.upload(csv(rice('evil-rice')))).status).toBe(403);
});

test('imports are deleted after 30 days with their lines', async () => {
  const { body } = await imports.upload(csv(rice('old-rice')));
  await shop.database.pool.query("update imports set created_at = now() - interval '31 days' where id = $1", [
    body._id,
  ]);
  await purgeImports(shop.database.db);
  expect((await imports.act(body._id, 'check')).status).toBe(404);
  expect(await rows(shop, 'select line from import_lines where import_id = $1', body._id)).toEqual([]);
});

test('1,000 lines are checked and imported within seconds', async () => {
  const foods = Array.from({ length: 1000 }, (_, index) => rice(`many-rice-${index}`));
  const started = performance.now();
  expect(await imports.run(csv(...foods))).toMatchObject({ created: 1000, rejected: 0 });
  expect(performance.now() - started).toBeLessThan(30_000);
});
