import pg from 'pg';
import { createBrowserDatabase } from '../support/browser-database.ts';
import { freePort, makeDataDir, type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { expect, open, test } from './fixtures.ts';

// both tests in one worker, because each worker would start a shop
test.describe.configure({ mode: 'default' });

// its own shop: other tests count the foods of theirs
const data = makeDataDir();
let database: Awaited<ReturnType<typeof createBrowserDatabase>> | undefined;
let shop: ShopProcess | undefined;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  database = await createBrowserDatabase();
  const port = String(await freePort());
  shop = startShopProcess({ DATABASE_URL: database.url, DATA_DIR: data.dir, HOST: '127.0.0.1', PORT: port });
  await shop.opened;
  await addFoods(database.url);
});
test.afterAll(async () => {
  shop?.child.kill('SIGTERM');
  await shop?.exited;
  await database?.drop();
  data.remove();
});

/** Fifty together with the sixteen demo foods. */
async function addFoods(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    insert into foods (id, name, price_paise, status, position)
    select 'extra-' || n, 'Extra food ' || n, 10000, 'published', 1000 + n from generate_series(1, 34) n`);
  await client.query(`
    insert into food_sizes (food_id, size, position, price_paise)
    select 'extra-' || n, '1 kg', 0, 10000 from generate_series(1, 34) n`);
  await client.end();
}

test('L-08 a long list shows 24 foods, then more on request, until each is shown once', async ({
  page,
  complaints,
  checkAccessibility,
}) => {
  const cards = page.locator('.card');
  const more = page.getByRole('link', { name: 'Show more' });
  // the shop's cache sees the insert within two seconds
  await expect(async () => {
    await open(page, `${shop?.url}/product`);
    await expect(cards).toHaveCount(24, { timeout: 500 });
  }).toPass();
  await page.route('**/more.data?**', (route) => route.fulfill({ status: 500, body: 'no' }), { times: 1 });
  await more.click();
  await expect(page.getByRole('alert')).toHaveText('More foods could not be loaded. Please try again.');
  expect(complaints.splice(0).join()).toContain('500');
  await more.click();
  await expect(cards).toHaveCount(48);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await checkAccessibility('main');
  await more.click();
  await expect(cards).toHaveCount(50);
  await expect(more).toHaveCount(0);
  const names = await cards.getByRole('heading').allTextContents();
  expect(new Set(names).size).toBe(50);
  await page.getByLabel('Sort').selectOption('Price: low to high');
  await expect(cards).toHaveCount(24);
});

test('L-08 without JavaScript "Show more" leads to the next page of the list', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shop?.url}/product`);
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(page).toHaveURL(/after=/);
  await expect(page.locator('.card')).toHaveCount(24);
  await context.close();
});
